import { useState } from 'react';
import { MonthPicker } from '@/components/kits/form/date/MonthPicker';
import { Readout } from '../Readout';

export function Month() {
  const [month, setMonth] = useState('2026-12');
  return (
    <>
      <MonthPicker
        label="Accounts of the market"
        help="Type May 2027 or 5/2027, or choose"
        value={month}
        onChange={setMonth}
      />
      <Readout label="Month">{month || 'None'}</Readout>
    </>
  );
}
