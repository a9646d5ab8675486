import { useState } from 'react';
import { TimePicker } from '@/components/kits/form/time/TimePicker';
import { Readout } from '@/components/gallery/forms/Readout';

export function MinMaxTime() {
  const [time, setTime] = useState('16:00');
  return (
    <>
      <TimePicker
        label="Guided tour"
        help="08:00 to 18:00, every 15 minutes"
        min="08:00"
        max="18:00"
        every={15}
        hours={24}
        value={time}
        onChange={setTime}
      />
      <Readout label="Hour">{time || 'None'}</Readout>
    </>
  );
}
