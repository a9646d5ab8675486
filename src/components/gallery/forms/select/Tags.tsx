import { useState } from 'react';
import { TagInput } from '@/components/kits/form/combobox/TagInput';
import { Readout } from '../Readout';

export function Tags() {
  const [value, setValue] = useState<readonly string[]>(['market']);
  return (
    <>
      <TagInput label="Tags" help="Enter or a comma after each" value={value} onChange={setValue} />
      <Readout label="Written">{value.map((tag) => `#${tag}`).join(' ') || 'None'}</Readout>
    </>
  );
}
