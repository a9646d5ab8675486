import { useState } from 'react';
import { Controls } from '@/components/demo/controls/Controls';
import { Toggle } from '@/components/demo/controls/Toggle';
import { colourVariants } from '@/data/variant';

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
