import { useState } from 'react';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { Toggle } from '@/components/gallery/demo/controls/ToggleControl';
import { Calendar } from '@/components/kits/form/date/Calendar';
import { longDay } from '@/lib/dates/day';
import { Readout } from '../Readout';

/** The week of the year at the head of each row. */
export function WeekNumbers() {
  const [shown, setShown] = useState(true);
  const [day, setDay] = useState('2026-12-21');
  return (
    <>
      <Controls>
        <Toggle label="Week numbers" checked={shown} onChange={setShown} />
      </Controls>
      <Calendar
        label="Delivery of firewood"
        weekNumbers={shown}
        value={[day]}
        onChange={([picked = '']) => setDay(picked)}
      />
      <Readout label="Day">{longDay(day)}</Readout>
    </>
  );
}
