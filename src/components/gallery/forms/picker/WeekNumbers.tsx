import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { Calendar } from '@/components/kits/form/date/Calendar';
import { formatLongDay } from '@/lib/dates/day';
import { Readout } from '../Readout';

export function WeekNumbers() {
  const [shown, setShown] = useState(true);
  const [day, setDay] = useState('2026-12-21');
  return (
    <>
      <OptionBar>
        <ToggleOption label="Week numbers" checked={shown} onChange={setShown} />
      </OptionBar>
      <Calendar
        label="Delivery of firewood"
        weekNumbers={shown}
        value={[day]}
        onChange={([picked = '']) => setDay(picked)}
      />
      <Readout label="Day">{formatLongDay(day)}</Readout>
    </>
  );
}
