import { useState } from 'react';
import { Controls } from '@/components/demo/controls/Controls';
import { Toggle } from '@/components/demo/controls/Toggle';
import { colourVariants } from '@/data/variant';
import { sentence } from '@/lib/format';

/** Only words until it is pointed at. */
export function Ghost() {
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
            className={`btn btn-ghost v-${variant}${round ? ' rounded-pill' : ''}`}
          >
            {sentence(variant)}
          </button>
        ))}
      </div>
    </>
  );
}
