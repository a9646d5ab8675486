import { type ComponentProps, useState } from 'react';
import { Combobox } from '@/components/kits/form/combobox/Combobox';
import { cellsOf } from '@/components/gallery/demo/strip/strip-cells';

const options = [
  { id: '1', name: 'Harbour' },
  { id: '2', name: 'Hill' },
];

function LineBox(props: Omit<ComponentProps<typeof Combobox>, 'onChange' | 'options' | 'value'>) {
  const [value, setValue] = useState<readonly string[]>(['1']);
  return <Combobox {...props} options={options} value={value} onChange={setValue} />;
}

export const cells = cellsOf(
  LineBox,
  { label: 'Tram line' },
  {
    searchable: [false],
    several: [true],
    clearable: [true],
    optional: [true],
    help: ['Any line'],
    error: ['Choose a line.'],
  },
);
