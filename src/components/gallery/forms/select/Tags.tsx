import { useState } from 'react';
import { TagInput } from '@/components/kits/form/combobox/TagInput';
import { Readout } from '../Readout';

export function Tags() {
  const [value, setValue] = useState<readonly string[]>(['market']);
  return (
    <>
      <TagInput label="Tags" help="Press Enter or comma after each tag" value={value} onChange={setValue} />
      <Readout label="Tags entered">{value.map((tag) => `#${tag}`).join(' ') || 'None'}</Readout>
    </>
  );
}
