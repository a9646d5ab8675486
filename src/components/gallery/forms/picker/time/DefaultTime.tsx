import { useState } from 'react';
import { TimePicker } from '@/components/kits/form/time/TimePicker';
import { Readout } from '@/components/gallery/forms/Readout';

/** Current time as "13:45". */
const now = (): string => new Date().toTimeString().slice(0, 5);

export function DefaultTime() {
  const [time, setTime] = useState(now);
  return (
    <>
      <TimePicker label="Noticed at" help="The time you opened this page" value={time} onChange={setTime} />
      <Readout label="Hour">{time || 'None'}</Readout>
      <button type="button" className="btn btn-outline-secondary mt-4" onClick={() => setTime(now())}>
        Now
      </button>
    </>
  );
}
