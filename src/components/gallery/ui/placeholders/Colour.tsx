import { useState } from 'react';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { Toggle } from '@/components/gallery/demo/controls/ToggleControl';
import { colourVariants } from '@/components/ui/colour-variant';

/** The twelve colours, faint or full. */
export function Colour() {
  const [full, setFull] = useState(false);
  return (
    <>
      <Controls>
        <Toggle label="Full strength" checked={full} onChange={setFull} />
      </Controls>
      <div className="d-grid gap-2" aria-hidden="true">
        {colourVariants.map((variant) => (
          <span key={variant} className={`placeholder w-100 v-${variant}${full ? ' opacity-100' : ''}`} />
        ))}
      </div>
    </>
  );
}
