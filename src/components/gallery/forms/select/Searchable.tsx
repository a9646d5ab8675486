import { useState } from 'react';
import { Combobox } from '@/components/kits/form/combobox/Combobox';
import { Readout } from '../Readout';

const STALLS = [
  'Bread',
  'Cheese',
  'Flowers',
  'Honey',
  'Knives and scissors',
  'Olives',
  'Second-hand books',
].map((name) => ({ id: name, name }));

export function Searchable() {
  const [value, setValue] = useState<readonly string[]>([]);
  return (
    <>
      <Combobox
        label="Stall"
        help="Any part of the name"
        options={STALLS}
        value={value}
        onChange={setValue}
        empty="No matching stall"
      />
      <Readout label="Chosen">{value[0] ?? 'None'}</Readout>
    </>
  );
}
