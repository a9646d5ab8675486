import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { DatePicker } from '@/components/kits/form/date/DatePicker';
import { Readout } from '../Readout';

const locales = ['en-GB', 'en-US', 'en-AE'] as const;
const names = { 'en-GB': 'Britain', 'en-US': 'America', 'en-AE': 'Emirates' };

export function FirstDay() {
  const [place, setPlace] = useState<(typeof locales)[number]>('en-GB');
  const [day, setDay] = useState('2026-12-05');
  return (
    <>
      <OptionBar>
        <ChoiceOption label="As in" options={locales} value={place} onChange={setPlace} names={names} />
      </OptionBar>
      <DatePicker
        key={place}
        label="Arrival of the ship"
        help="Defaults to your region"
        locale={place}
        value={day}
        onChange={setDay}
      />
      <Readout label="Day">{day || 'None'}</Readout>
    </>
  );
}
