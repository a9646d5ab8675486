import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';
import { Slider } from '@/components/kits/form/slider/Slider';

export function Disabled() {
  const [locked, setLocked] = useState(true);
  const [value, setValue] = useState<readonly number[]>([30]);
  return (
    <>
      <DemoControls>
        <ToggleControl label="Locked" checked={locked} onChange={setLocked} />
      </DemoControls>
      <Slider
        label="Speed of the carousel"
        help="The key hangs in the ticket booth"
        value={value}
        onChange={setValue}
        disabled={locked}
      />
    </>
  );
}
