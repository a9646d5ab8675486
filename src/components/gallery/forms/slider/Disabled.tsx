import { useState } from 'react';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { Toggle } from '@/components/gallery/demo/controls/ToggleControl';
import { Slider } from '@/components/kits/form/field/Slider';

/** Shown, but not to be moved. */
export function Disabled() {
  const [locked, setLocked] = useState(true);
  const [value, setValue] = useState<readonly number[]>([30]);
  return (
    <>
      <Controls>
        <Toggle label="Locked" checked={locked} onChange={setLocked} />
      </Controls>
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
