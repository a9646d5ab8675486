import { useState } from 'react';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { colourVariants } from '@/components/ui/colour-variant';
import { capitalize } from '@/lib/text/format';

const LOOKS = ['solid', 'soft'] as const;

export function Pill() {
  const [look, setLook] = useState<(typeof LOOKS)[number]>('solid');
  return (
    <>
      <DemoControls>
        <ChoiceControl label="Look" options={LOOKS} value={look} onChange={setLook} />
      </DemoControls>
      <ul className="d-flex flex-wrap gap-2">
        {colourVariants.map((variant) => (
          <li
            key={variant}
            className={`tag rounded-pill ${look === 'solid' ? 'tag-solid' : 'tag'}-${variant} px-3`}
          >
            {capitalize(variant)}
          </li>
        ))}
      </ul>
    </>
  );
}
