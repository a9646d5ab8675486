import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';
import { colourVariants } from '@/components/ui/colour-variant';
import { capitalize } from '@/lib/text/format';

export function Gradient() {
  const [round, setRound] = useState(false);
  return (
    <>
      <DemoControls>
        <ToggleControl label="Round ends" checked={round} onChange={setRound} />
      </DemoControls>
      <div className="d-flex flex-wrap gap-2">
        {colourVariants.map((variant) => (
          <button
            key={variant}
            type="button"
            className={`btn btn-${variant} variant-gradient${round ? ' rounded-pill' : ''}`}
          >
            {capitalize(variant)}
          </button>
        ))}
      </div>
    </>
  );
}
