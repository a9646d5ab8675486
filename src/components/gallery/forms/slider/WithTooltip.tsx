import { useState } from 'react';
import { Slider } from '@/components/kits/form/slider/Slider';

const metres = (value: number): string => `${value} m`;

export function WithTooltip() {
  const [value, setValue] = useState<readonly number[]>([7]);
  return (
    <Slider
      label="Height of the flags"
      value={value}
      onChange={setValue}
      help="Of twelve metres"
      max={12}
      tip
      format={metres}
    />
  );
}
