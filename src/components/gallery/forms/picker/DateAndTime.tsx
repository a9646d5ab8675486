import { useState } from 'react';
import { DatePicker } from '@/components/kits/form/date/DatePicker';
import { Readout } from '../Readout';

export function DateAndTime() {
  const [moment, setMoment] = useState('2026-12-05T19:30');
  return (
    <>
      <DatePicker
        label="Concert"
        help="Date and time in your time zone"
        withTime
        value={moment}
        onChange={setMoment}
      />
      <Readout label="Moment">{moment.replace('T', ' at ') || 'None'}</Readout>
    </>
  );
}
