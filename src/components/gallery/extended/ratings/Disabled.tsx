import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';
import { Rating } from '@/components/ui/control/Rating';

export function Disabled() {
  const [visited, setVisited] = useState(false);
  const [value, setValue] = useState(2);
  return (
    <>
      <DemoControls>
        <ToggleControl label="I have been there" checked={visited} onChange={setVisited} />
      </DemoControls>
      <Rating legend="The clock tower" value={value} onChange={setValue} disabled={!visited} />
    </>
  );
}
