import { useState } from 'react';
import { Calendar } from '@/components/kits/form/date/Calendar';
import { formatShortDay } from '@/lib/dates/day';
import { Readout } from '../Readout';

export function MultipleDates() {
  const [days, setDays] = useState<readonly string[]>(['2026-12-04', '2026-12-11']);
  return (
    <>
      <Calendar label="Evenings of the choir" value={days} onChange={setDays} several />
      <Readout label="Evenings">{days.map(formatShortDay).join(', ') || 'None'}</Readout>
      <button
        type="button"
        className="btn btn-outline-secondary mt-4"
        disabled={days.length === 0}
        onClick={() => setDays([])}
      >
        Clear all
      </button>
    </>
  );
}
