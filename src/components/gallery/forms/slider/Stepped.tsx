import { useState } from 'react';
import { Slider } from '@/components/kits/form/slider/Slider';

export function Stepped() {
  const [value, setValue] = useState<readonly number[]>([20]);
  return (
    <Slider label="Tables" value={value} onChange={setValue} help="In steps of five" step={5} max={60} />
  );
}
