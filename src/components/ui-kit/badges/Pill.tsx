import { useState } from 'react';
import { Choice } from '@/components/demo/controls/Choice';
import { Controls } from '@/components/demo/controls/Controls';
import { colourVariants } from '@/data/variant';
import { sentence } from '@/lib/format';

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
