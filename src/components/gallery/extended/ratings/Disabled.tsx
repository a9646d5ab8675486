import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { Rating } from '@/components/ui/control/Rating';

export function Disabled() {
  const [visited, setVisited] = useState(false);
  const [value, setValue] = useState(2);
  return (
    <>
      <OptionBar>
        <ToggleOption label="I have been there" checked={visited} onChange={setVisited} />
      </OptionBar>
      <Rating legend="The clock tower" value={value} onChange={setValue} disabled={!visited} />
    </>
  );
}
