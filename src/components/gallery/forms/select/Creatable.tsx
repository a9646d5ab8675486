import { useState } from 'react';
import { Combobox } from '@/components/kits/form/combobox/Combobox';
import type { ComboboxOption } from '@/components/kits/form/combobox/option';
import { Readout } from '../Readout';

export function Creatable() {
  const [options, setOptions] = useState<readonly ComboboxOption[]>([
    { id: 'Lamp', name: 'Lamp' },
    { id: 'Bench', name: 'Bench' },
  ]);
  const [value, setValue] = useState<readonly string[]>([]);
  return (
    <>
      <Combobox
        label="What is broken"
        help="Or type something else"
        options={options}
        value={value}
        onChange={setValue}
        onCreate={(name) => {
          setOptions([...options, { id: name, name }]);
          setValue([name]);
        }}
      />
      <Readout label="In the list">{options.map(({ name }) => name).join(', ')}</Readout>
    </>
  );
}
