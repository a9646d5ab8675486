import { useState } from 'react';
import { Combobox } from '@/components/kits/form/combobox/Combobox';
import { Readout } from '../Readout';

const STREETS = ['Mill Lane', 'Harbour Street', 'Station Road'].map((name) => ({ id: name, name }));

export function Clearable() {
  const [value, setValue] = useState<readonly string[]>(['Mill Lane']);
  return (
    <>
      <Combobox
        label="Street"
        help="Leave empty for all"
        options={STREETS}
        value={value}
        onChange={setValue}
        clearable
      />
      <Readout label="Shows">{value[0] ?? 'All streets'}</Readout>
    </>
  );
}
