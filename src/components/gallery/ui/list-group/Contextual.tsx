import { useState } from 'react';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { Toggle } from '@/components/gallery/demo/controls/ToggleControl';
import { colourVariants } from '@/components/ui/colour-variant';
import { sentence } from '@/lib/text/format';

/** The twelve colours, one a line. */
export function Contextual() {
  const [coloured, setColoured] = useState(true);
  return (
    <>
      <Controls>
        <Toggle label="Coloured" checked={coloured} onChange={setColoured} />
      </Controls>
      <ul className="list-group list-group-two">
        {colourVariants.map((variant) => (
          <li key={variant} className={`list-group-item${coloured ? ` v-${variant}` : ''}`}>
            {sentence(variant)}
          </li>
        ))}
      </ul>
    </>
  );
}
