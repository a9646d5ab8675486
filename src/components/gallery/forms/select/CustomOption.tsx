import { useState } from 'react';
import { Combobox } from '@/components/kits/form/combobox/Combobox';
import type { ComboboxOption } from '@/components/kits/form/combobox/option';
import { Readout } from '../Readout';

const PAINTS = [
  { id: '#2f6f4f', name: 'Bench green' },
  { id: '#c8451b', name: 'Tram red' },
  { id: '#d9a520', name: 'Lamp yellow' },
];
const withSwatch = ({ id, name }: ComboboxOption) => (
  <>
    <i className="swatch swatch-sm" style={{ background: id }} />
    {name}
  </>
);

export function CustomOption() {
  const [value, setValue] = useState<readonly string[]>(['#2f6f4f']);
  return (
    <>
      <Combobox
        label="Paint"
        help="From the town's own pots"
        options={PAINTS}
        value={value}
        onChange={setValue}
        render={withSwatch}
      />
      <Readout label="Code">{value[0]}</Readout>
    </>
  );
}
