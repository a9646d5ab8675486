import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { colourVariants } from '@/components/ui/colour-variant';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

export function Colour() {
  const [full, setFull] = useState(false);
  return (
    <>
      <OptionBar>
        <ToggleOption label="Full strength" checked={full} onChange={setFull} />
      </OptionBar>
      <div className="d-grid gap-2" aria-hidden="true">
        {colourVariants.map((variant) => (
          <span
            key={variant}
            className={`placeholder w-100 variant-fill variant-${variant}${full ? ' opacity-100' : ''}`}
          />
        ))}
      </div>
    </>
  );
}
