import { type ComponentProps, useState } from 'react';
import { Rating } from '@/components/ui/control/Rating';
import { cellsOf } from '@/components/gallery/demo/strip/strip-cells';

function OwnRating(props: Omit<ComponentProps<typeof Rating>, 'onChange'>) {
  const [value, setValue] = useState(props.value);
  return <Rating {...props} value={value} onChange={setValue} />;
}

export const cells = [
  ...cellsOf(
    OwnRating,
    { legend: 'Bread', value: 3 },
    { value: [0], halves: [true], disabled: [true], onlySelected: [true], max: [3] },
  ),
  { label: 'Read only', node: <Rating legend="All answers" value={3.6} /> },
];
