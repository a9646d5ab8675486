import { useState } from 'react';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { colourVariants } from '@/components/ui/colour-variant';

const LOOKS = ['tint', 'fill'] as const;
const PEOPLE = ['TL', 'RC', 'AM', 'JB', 'MK', 'OH', 'LF', 'RS', 'SV', 'PD', 'NA', 'KO'] as const;

export function Initials() {
  const [look, setLook] = useState<(typeof LOOKS)[number]>('tint');
  return (
    <>
      <DemoControls>
        <ChoiceControl label="Look" options={LOOKS} value={look} onChange={setLook} />
      </DemoControls>
      <div className="d-flex flex-wrap gap-2">
        {colourVariants.map((variant, index) => (
          <span
            key={variant}
            className={`avatar avatar-initials variant-${variant} variant-${look}`}
            role="img"
            aria-label={`${PEOPLE[index]}, ${variant}`}
          >
            {PEOPLE[index]}
          </span>
        ))}
      </div>
    </>
  );
}
