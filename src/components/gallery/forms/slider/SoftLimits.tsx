import { useState } from 'react';
import { Slider } from '@/components/kits/form/slider/Slider';

const LOUDEST = 70;
const decibels = (value: number): string => `${value} dB`;

export function SoftLimits() {
  const [value, setValue] = useState<readonly number[]>([55]);
  const [stopped, setStopped] = useState(false);
  return (
    <>
      <Slider
        label="Evening concert"
        help={`After eight no louder than ${LOUDEST} dB`}
        value={value}
        min={30}
        format={decibels}
        onChange={([wanted = 0]) => {
          setStopped(wanted > LOUDEST);
          setValue([Math.min(LOUDEST, wanted)]);
        }}
      />
      <p className="mt-2 mb-0" role="status">
        {stopped ? 'That is over the evening limit.' : 'Within the limit.'}
      </p>
    </>
  );
}
