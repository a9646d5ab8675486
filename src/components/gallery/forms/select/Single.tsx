import { useState } from 'react';
import { Combobox } from '@/components/kits/form/combobox/Combobox';
import { Readout } from '../Readout';

const LINES = [
  { id: '1', name: 'Harbour' },
  { id: '2', name: 'Hill' },
  { id: '5', name: 'Mill' },
];

export function Single() {
  const [value, setValue] = useState<readonly string[]>(['1']);
  return (
    <>
      <Combobox
        label="Tram line"
        help="Arrow keys or a letter, then Enter"
        options={LINES}
        value={value}
        onChange={setValue}
        searchable={false}
      />
      <Readout label="Line">{value.join('')}</Readout>
    </>
  );
}
