import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { colourVariants } from '@/components/ui/colour-variant';
import { capitalize } from '@/lib/text/format';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

const LINES = ['solid', 'dashed', 'dotted'] as const;

export function Outline() {
  const [line, setLine] = useState<(typeof LINES)[number]>('solid');
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Line" options={LINES} value={line} onChange={setLine} />
      </OptionBar>
      <ul className="d-flex flex-wrap gap-2">
        {colourVariants.map((variant) => (
          <li
            key={variant}
            className={`tag variant-${variant} variant-edge variant-text`}
            style={{ borderStyle: line }}
          >
            {capitalize(variant)}
          </li>
        ))}
      </ul>
    </>
  );
}
