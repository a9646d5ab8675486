import { type ComponentProps, useState } from 'react';
import { Slider } from '@/components/kits/form/slider/Slider';
import { cellsOf } from '@/components/gallery/demo/strip/strip-cells';

function Lamps(props: Omit<ComponentProps<typeof Slider>, 'onChange'>) {
  const [value, setValue] = useState(props.value);
  return <Slider {...props} value={value} onChange={setValue} />;
}

export const cells = cellsOf(
  Lamps,
  { label: 'Lamps', value: [40] },
  { disabled: [true], tip: [true], vertical: [true], ticks: [[0, 50, 100]] },
);
