import { useState } from 'react';
import { Slider } from '@/components/kits/form/slider/Slider';

const percent = (value: number): string => `${value}%`;

export function Basic() {
  const [value, setValue] = useState<readonly number[]>([60]);
  return (
    <Slider
      label="Brightness of the lamps"
      value={value}
      onChange={setValue}
      help="Arrow keys by one, Page Up and Page Down by ten"
      format={percent}
    />
  );
}
