import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';
import { Calendar } from '@/components/kits/form/date/Calendar';
import { formatLongDay } from '@/lib/dates/day';
import { Readout } from '../Readout';

export function WeekNumbers() {
  const [shown, setShown] = useState(true);
  const [day, setDay] = useState('2026-12-21');
  return (
    <>
      <DemoControls>
        <ToggleControl label="Week numbers" checked={shown} onChange={setShown} />
      </DemoControls>
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
