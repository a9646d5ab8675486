import { useState } from 'react';
import { Slider } from '@/components/kits/form/slider/Slider';

const ENDS = ['From', 'To'] as const;
const hour = (value: number): string => `${value % 24}:00`;

export function TwoThumbs() {
  const [value, setValue] = useState<readonly number[]>([22, 31]);
  return (
    <Slider
      label="Quiet hours"
      value={value}
      onChange={setValue}
      help="Drag either end"
      min={12}
      max={36}
      thumbs={ENDS}
      format={hour}
    />
  );
}
