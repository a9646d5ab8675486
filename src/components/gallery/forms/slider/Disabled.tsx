import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { Slider } from '@/components/kits/form/slider/Slider';

export function Disabled() {
  const [locked, setLocked] = useState(true);
  const [value, setValue] = useState<readonly number[]>([30]);
  return (
    <>
      <OptionBar>
        <ToggleOption label="Locked" checked={locked} onChange={setLocked} />
      </OptionBar>
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
