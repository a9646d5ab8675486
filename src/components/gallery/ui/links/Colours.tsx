import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';
import { colourVariants } from '@/components/ui/colour-variant';
import { capitalize } from '@/lib/text/format';

export function Colours() {
  const [underlined, setUnderlined] = useState(true);
  return (
    <>
      <DemoControls>
        <ToggleControl label="Underlined" checked={underlined} onChange={setUnderlined} />
      </DemoControls>
      <ul className="d-flex flex-wrap column-gap-4 row-gap-2">
        {colourVariants.map((variant) => (
          <li key={variant}>
            <a
              href="#colours"
              className={`link-variant variant-${variant}${underlined ? ' is-underlined' : ''}`}
            >
              {capitalize(variant)} link
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
