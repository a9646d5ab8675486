import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';
import { colourVariants } from '@/components/ui/colour-variant';

export function Colour() {
  const [full, setFull] = useState(false);
  return (
    <>
      <DemoControls>
        <ToggleControl label="Full strength" checked={full} onChange={setFull} />
      </DemoControls>
      <div className="d-grid gap-2" aria-hidden="true">
        {colourVariants.map((variant) => (
          <span
            key={variant}
            className={`placeholder w-100 variant-${variant}${full ? ' opacity-100' : ''}`}
          />
        ))}
      </div>
    </>
  );
}
