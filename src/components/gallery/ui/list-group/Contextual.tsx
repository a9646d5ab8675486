import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { colourVariants } from '@/components/ui/colour-variant';
import { capitalize } from '@/lib/text/format';
import '@/components/ui/list/list-group.scss';
import '@/components/ui/parts/parts.scss';

export function Contextual() {
  const [coloured, setColoured] = useState(true);
  return (
    <>
      <OptionBar>
        <ToggleOption label="Coloured" checked={coloured} onChange={setColoured} />
      </OptionBar>
      <ul className="list-group">
        {colourVariants.map((variant) => (
          <li key={variant} className={`list-group-item${coloured ? ` variant-${variant}` : ''}`}>
            {capitalize(variant)}
          </li>
        ))}
      </ul>
    </>
  );
}
