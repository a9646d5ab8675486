import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';
import { colourVariants } from '@/components/ui/colour-variant';
import { capitalize } from '@/lib/text/format';

export function Soft() {
  const [dots, setDots] = useState(false);
  return (
    <>
      <DemoControls>
        <ToggleControl label="With a dot" checked={dots} onChange={setDots} />
      </DemoControls>
      <ul className="d-flex flex-wrap gap-2">
        {colourVariants.map((variant) => (
          <li key={variant} className={`tag tag-${variant}`}>
            {dots && <span className={`dot dot-${variant}`} />}
            {capitalize(variant)}
          </li>
        ))}
      </ul>
    </>
  );
}
