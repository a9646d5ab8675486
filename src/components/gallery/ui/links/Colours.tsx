import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { colourVariants } from '@/components/ui/colour-variant';
import { capitalize } from '@/lib/text/format';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

export function Colours() {
  const [underlined, setUnderlined] = useState(true);
  return (
    <>
      <OptionBar>
        <ToggleOption label="Underlined" checked={underlined} onChange={setUnderlined} />
      </OptionBar>
      <ul className="d-flex flex-wrap column-gap-6 row-gap-2">
        {colourVariants.map((variant) => (
          <li key={variant}>
            <a href="#colours" className={`link-variant variant-${variant}${underlined ? ' link-line' : ''}`}>
              {capitalize(variant)} link
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
