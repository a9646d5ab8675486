import { useState } from 'react';
import { Combobox } from '@/components/kits/form/combobox/Combobox';
import { Readout } from '../Readout';

const LAMPS = Array.from({ length: 5000 }, (_, index) => ({
  id: String(index + 1),
  name: `Lamp ${index + 1}`,
}));

export function ManyOptions() {
  const [value, setValue] = useState<readonly string[]>([]);
  return (
    <>
      <Combobox
        label="Number of the lamp"
        help="It is printed on the post"
        options={LAMPS}
        value={value}
        onChange={setValue}
      />
      <Readout label="Lamp">{value[0] ?? 'None'}</Readout>
    </>
  );
}
