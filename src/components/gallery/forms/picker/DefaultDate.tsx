import { useState } from 'react';
import { DatePicker } from '@/components/kits/form/date/DatePicker';
import { addDays, formatLongDay, today } from '@/lib/dates/day';
import { Readout } from '../Readout';

export function DefaultDate() {
  const start = addDays(today(), 7);
  const [day, setDay] = useState(start);
  return (
    <>
      <DatePicker label="Lamps are switched on" help="A week ahead" value={day} onChange={setDay} />
      <Readout label="Day">{day ? formatLongDay(day) : 'None'}</Readout>
      <button
        type="button"
        className="btn btn-outline-secondary mt-4"
        disabled={day === start}
        onClick={() => setDay(start)}
      >
        Back to the default
      </button>
    </>
  );
}
