import { useState } from 'react';
import { Combobox } from '@/components/kits/form/combobox/Combobox';
import { Readout } from '../Readout';

const PLACES = [
  { id: 'oak', name: 'Under the oak', group: 'Outside' },
  { id: 'fountain', name: 'By the fountain', group: 'Outside' },
  { id: 'hall', name: 'Market hall', group: 'Under a roof' },
  { id: 'library', name: 'Library', group: 'Under a roof' },
];

export function Grouped() {
  const [value, setValue] = useState<readonly string[]>(['oak']);
  const place = PLACES.find(({ id }) => id === value[0]);
  return (
    <>
      <Combobox label="Meeting place" help="Dry or not" options={PLACES} value={value} onChange={setValue} />
      <Readout label="Where">{place?.group}</Readout>
    </>
  );
}
