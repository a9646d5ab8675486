import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { colourVariants } from '@/components/ui/colour-variant';
import { capitalize } from '@/lib/text/format';
import '@/components/ui/bootstrap/bootstrap-components.scss';

const LOOKS = ['solid', 'soft'] as const;

export function Pill() {
  const [look, setLook] = useState<(typeof LOOKS)[number]>('solid');
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Look" options={LOOKS} value={look} onChange={setLook} />
      </OptionBar>
      <ul className="d-flex flex-wrap gap-2">
        {colourVariants.map((variant) => (
          <li
            key={variant}
            className={`tag rounded-pill ${look === 'solid' ? 'tag-solid' : 'tag'}-${variant} px-4`}
          >
            {capitalize(variant)}
          </li>
        ))}
      </ul>
    </>
  );
}
