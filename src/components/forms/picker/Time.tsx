import { useState } from 'react';
import { Choice } from '@/components/demo/controls/Choice';
import { Controls } from '@/components/demo/controls/Controls';
import { TimePicker } from '@/components/form/TimePicker';
import { Readout } from '../Readout';

const clocks = ['12', '24'] as const;
const names = { '12': '12 hours', '24': '24 hours' };

/** The same hour on a clock of 12 or of 24 hours. */
export function Time() {
  const [clock, setClock] = useState<(typeof clocks)[number]>('24');
  const [time, setTime] = useState('');
  return (
    <>
      <Controls>
        <Choice label="Clock" options={clocks} value={clock} onChange={setClock} names={names} />
      </Controls>
      <TimePicker
        label="Bell"
        help="Type it, or open the list"
        hours={clock === '12' ? 12 : 24}
        value={time}
        onChange={setTime}
      />
      <Readout label="Hour">{time || 'None'}</Readout>
    </>
  );
}
