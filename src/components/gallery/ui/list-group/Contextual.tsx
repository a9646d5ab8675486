import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';
import { colourVariants } from '@/components/ui/colour-variant';
import { capitalize } from '@/lib/text/format';

export function Contextual() {
  const [coloured, setColoured] = useState(true);
  return (
    <>
      <DemoControls>
        <ToggleControl label="Coloured" checked={coloured} onChange={setColoured} />
      </DemoControls>
      <ul className="list-group list-group-two">
        {colourVariants.map((variant) => (
          <li key={variant} className={`list-group-item${coloured ? ` variant-${variant}` : ''}`}>
            {capitalize(variant)}
          </li>
        ))}
      </ul>
    </>
  );
}
