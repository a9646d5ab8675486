import { useState } from 'react';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { Toggle } from '@/components/gallery/demo/controls/ToggleControl';
import { colourVariants } from '@/components/ui/colour-variant';
import { sentence } from '@/lib/text/format';

/** Tinted badges for lists, where a solid one would shout. */
export function Soft() {
  const [dots, setDots] = useState(false);
  return (
    <>
      <Controls>
        <Toggle label="With a dot" checked={dots} onChange={setDots} />
      </Controls>
      <ul className="d-flex flex-wrap gap-2">
        {colourVariants.map((variant) => (
          <li key={variant} className={`tag tag-${variant}`}>
            {dots && <span className={`dot dot-${variant}`} />}
            {sentence(variant)}
          </li>
        ))}
      </ul>
    </>
  );
}
