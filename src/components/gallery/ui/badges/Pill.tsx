import { useState } from 'react';
import { Choice } from '@/components/gallery/demo/controls/ChoiceControl';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { colourVariants } from '@/components/ui/colour-variant';
import { sentence } from '@/lib/text/format';

const LOOKS = ['solid', 'soft'] as const;

/** The same twelve with round ends. */
export function Pill() {
  const [look, setLook] = useState<(typeof LOOKS)[number]>('solid');
  return (
    <>
      <Controls>
        <Choice label="Look" options={LOOKS} value={look} onChange={setLook} />
      </Controls>
      <ul className="d-flex flex-wrap gap-2">
        {colourVariants.map((variant) => (
          <li
            key={variant}
            className={`tag rounded-pill ${look === 'solid' ? 'tagf' : 'tag'}-${variant} px-3`}
          >
            {sentence(variant)}
          </li>
        ))}
      </ul>
    </>
  );
}
