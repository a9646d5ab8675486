import { useState } from 'react';
import { DateRangePicker } from '@/components/kits/form/date/DateRangePicker';
import type { DateRange } from '@/components/kits/form/date/date-bounds';
import { pluralize } from '@/lib/text/format';
import { Readout } from '../Readout';

const DAY_MS = 86_400_000;
const daysOf = ({ from, to }: DateRange): number =>
  from && to ? (Date.parse(to) - Date.parse(from)) / DAY_MS + 1 : 0;

export function Range() {
  const [fair, setFair] = useState<DateRange>({ from: '2026-12-05', to: '2026-12-08' });
  const days = daysOf(fair);
  return (
    <>
      <DateRangePicker label="Winter fair" help="Both days included" value={fair} onChange={setFair} />
      <Readout label="Length">{days > 0 ? pluralize(days, 'day') : 'Not set'}</Readout>
    </>
  );
}
