import { useState } from 'react';
import { Combobox } from '@/components/kits/form/combobox/Combobox';
import { Readout } from '../Readout';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((name) => ({
  id: name,
  name,
}));

export function Multiple() {
  const [value, setValue] = useState<readonly string[]>(['Saturday']);
  return (
    <>
      <Combobox
        label="Market days"
        help="Backspace removes the last one"
        options={DAYS}
        value={value}
        onChange={setValue}
        several
      />
      <Readout label="Days">{value.join(', ') || 'None'}</Readout>
    </>
  );
}
