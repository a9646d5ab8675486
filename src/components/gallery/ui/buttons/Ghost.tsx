import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { colourVariants } from '@/components/ui/colour-variant';
import { capitalize } from '@/lib/text/format';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

export function Ghost() {
  const [round, setRound] = useState(false);
  return (
    <>
      <OptionBar>
        <ToggleOption label="Round ends" checked={round} onChange={setRound} />
      </OptionBar>
      <div className="d-flex flex-wrap gap-2">
        {colourVariants.map((variant) => (
          <button
            key={variant}
            type="button"
            className={`btn btn-outline-${variant} border-0${round ? ' rounded-pill' : ''}`}
          >
            {capitalize(variant)}
          </button>
        ))}
      </div>
    </>
  );
}
