import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { colourVariants } from '@/components/ui/colour-variant';
import { capitalize } from '@/lib/text/format';

export function Soft() {
  const [dots, setDots] = useState(false);
  return (
    <>
      <OptionBar>
        <ToggleOption label="With a dot" checked={dots} onChange={setDots} />
      </OptionBar>
      <ul className="d-flex flex-wrap gap-2">
        {colourVariants.map((variant) => (
          <li key={variant} className={`tag tag-${variant}`}>
            {dots && <span className={`dot dot-${variant}`} />}
            {capitalize(variant)}
          </li>
        ))}
      </ul>
    </>
  );
}
