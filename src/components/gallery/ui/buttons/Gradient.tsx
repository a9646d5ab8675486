import { useState } from 'react';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { Toggle } from '@/components/gallery/demo/controls/ToggleControl';
import { colourVariants } from '@/components/ui/colour-variant';
import { sentence } from '@/lib/text/format';

/** Lit from above. */
export function Gradient() {
  const [round, setRound] = useState(false);
  return (
    <>
      <Controls>
        <Toggle label="Round ends" checked={round} onChange={setRound} />
      </Controls>
      <div className="d-flex flex-wrap gap-2">
        {colourVariants.map((variant) => (
          <button
            key={variant}
            type="button"
            className={`btn btn-${variant} v-gradient${round ? ' rounded-pill' : ''}`}
          >
            {sentence(variant)}
          </button>
        ))}
      </div>
    </>
  );
}
