import { useState } from 'react';
import { Slider } from '@/components/kits/form/slider/Slider';

const litres = (value: number): string => `${value * 10} l`;

export function Vertical() {
  const [value, setValue] = useState<readonly number[]>([40]);
  return (
    <Slider
      label="Water in the basin"
      value={value}
      onChange={setValue}
      help="Use the up and down arrow keys"
      vertical
      format={litres}
    />
  );
}
