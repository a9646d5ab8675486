import { useState } from 'react';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { Toggle } from '@/components/gallery/demo/controls/ToggleControl';
import { colourVariants } from '@/components/ui/colour-variant';
import { sentence } from '@/lib/text/format';

/** Twelve colours, each dark enough to be read on the surface. */
export function Colours() {
  const [underlined, setUnderlined] = useState(true);
  return (
    <>
      <Controls>
        <Toggle label="Underlined" checked={underlined} onChange={setUnderlined} />
      </Controls>
      <ul className="d-flex flex-wrap column-gap-4 row-gap-2">
        {colourVariants.map((variant) => (
          <li key={variant}>
            <a href="#colours" className={`link-v v-${variant}${underlined ? ' is-under' : ''}`}>
              {sentence(variant)} link
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
