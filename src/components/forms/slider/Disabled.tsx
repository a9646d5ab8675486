import { useState } from 'react';
import { Controls } from '@/components/demo/controls/Controls';
import { Toggle } from '@/components/demo/controls/Toggle';
import { Slider } from '@/components/form/Slider';

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
