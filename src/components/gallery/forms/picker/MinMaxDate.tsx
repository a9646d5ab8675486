import { useState } from 'react';
import { DatePicker } from '@/components/kits/form/date/DatePicker';
import { Readout } from '../Readout';

const OPENS = '2026-12-01';
const CLOSES = '2026-12-24';

export function MinMaxDate() {
  const [day, setDay] = useState('2026-12-06');
  return (
    <>
      <DatePicker
        label="Table at the fair"
        help="1 to 24 December 2026"
        min={OPENS}
        max={CLOSES}
        value={day}
        onChange={setDay}
      />
      <Readout label="Day">{day || 'None'}</Readout>
    </>
  );
}
