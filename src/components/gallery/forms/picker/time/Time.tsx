import { useState } from 'react';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { TimePicker } from '@/components/kits/form/time/TimePicker';
import { Readout } from '@/components/gallery/forms/Readout';

const clocks = ['12', '24'] as const;
const names = { '12': '12 hours', '24': '24 hours' };

export function Time() {
  const [clock, setClock] = useState<(typeof clocks)[number]>('24');
  const [time, setTime] = useState('');
  return (
    <>
      <DemoControls>
        <ChoiceControl label="Clock" options={clocks} value={clock} onChange={setClock} names={names} />
      </DemoControls>
      <TimePicker
        label="Bell"
        help="Type a time or open the list"
        hours={clock === '12' ? 12 : 24}
        value={time}
        onChange={setTime}
      />
      <Readout label="Hour">{time || 'None'}</Readout>
    </>
  );
}
