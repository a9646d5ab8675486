import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { DatePicker } from '@/components/kits/form/date/DatePicker';
import { Readout } from '../Readout';

const closed = {
  weekends: (day: string) => [0, 6].includes(new Date(`${day}T00:00Z`).getUTCDay()),
  mondays: (day: string) => new Date(`${day}T00:00Z`).getUTCDay() === 1,
};
type Rule = keyof typeof closed;
const rules: readonly Rule[] = ['weekends', 'mondays'];

export function ClosedDays() {
  const [rule, setRule] = useState<Rule>('weekends');
  const [day, setDay] = useState('2026-12-07');
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Closed" options={rules} value={rule} onChange={setRule} />
      </OptionBar>
      <DatePicker
        label="Visit to the town hall"
        help="Crossed-out days are closed"
        unavailable={closed[rule]}
        value={day}
        onChange={setDay}
      />
      <Readout label="Day">{day || 'None'}</Readout>
    </>
  );
}
