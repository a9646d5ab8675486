import { useState } from 'react';
import { Slider } from '@/components/kits/form/slider/Slider';

const MARKS = [0, 25, 50, 75, 100] as const;

export function Ticks() {
  const [value, setValue] = useState<readonly number[]>([50]);
  return (
    <Slider
      label="Volume of the band"
      value={value}
      onChange={setValue}
      help="The neighbours like the middle"
      step={25}
      ticks={MARKS}
    />
  );
}
