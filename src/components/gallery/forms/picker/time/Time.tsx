import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { TimePicker } from '@/components/kits/form/time/TimePicker';
import { Readout } from '@/components/gallery/forms/Readout';

const clocks = ['12', '24'] as const;
const names = { '12': '12 hours', '24': '24 hours' };

export function Time() {
  const [clock, setClock] = useState<(typeof clocks)[number]>('24');
  const [time, setTime] = useState('');
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Clock" options={clocks} value={clock} onChange={setClock} names={names} />
      </OptionBar>
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
