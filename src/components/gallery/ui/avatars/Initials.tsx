import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { colourVariants } from '@/components/ui/colour-variant';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

const LOOKS = ['tint', 'fill'] as const;
const PEOPLE = ['TL', 'RC', 'AM', 'JB', 'MK', 'OH', 'LF', 'RS', 'SV', 'PD', 'NA', 'KO'] as const;

export function Initials() {
  const [look, setLook] = useState<(typeof LOOKS)[number]>('tint');
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Look" options={LOOKS} value={look} onChange={setLook} />
      </OptionBar>
      <div className="d-flex flex-wrap gap-2">
        {colourVariants.map((variant, index) => (
          <span
            key={variant}
            className={`avatar avatar-initials variant-${variant}${look === 'fill' ? ' variant-fill' : ''}`}
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
