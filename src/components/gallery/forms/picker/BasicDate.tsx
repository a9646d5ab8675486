import { useState } from 'react';
import { DatePicker } from '@/components/kits/form/date/DatePicker';
import { Readout } from '../Readout';

export function BasicDate() {
  const [day, setDay] = useState('');
  return (
    <>
      <DatePicker label="Market day" help="Type a date or open the calendar" value={day} onChange={setDay} />
      <Readout label="Day">{day || 'None'}</Readout>
    </>
  );
}
