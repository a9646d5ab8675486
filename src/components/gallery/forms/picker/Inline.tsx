import { useState } from 'react';
import { Calendar } from '@/components/kits/form/date/Calendar';
import { formatLongDay, today } from '@/lib/dates/day';
import { Readout } from '../Readout';

export function Inline() {
  const [day, setDay] = useState(today());
  return (
    <>
      <Calendar label="Day of the walk" value={[day]} onChange={([picked = '']) => setDay(picked)} />
      <Readout label="Day">{formatLongDay(day)}</Readout>
    </>
  );
}
