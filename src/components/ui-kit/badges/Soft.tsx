import { useState } from 'react';
import { Controls } from '@/components/demo/controls/Controls';
import { Toggle } from '@/components/demo/controls/Toggle';
import { colourVariants } from '@/data/variant';
import { sentence } from '@/lib/format';

/** Tinted badges for lists, where a solid one would shout. */
export function Soft() {
  const [dots, setDots] = useState(false);
  return (
    <>
      <Controls>
        <Toggle label="With a dot" checked={dots} onChange={setDots} />
      </Controls>
      <ul className="d-flex flex-wrap gap-2">
        {colourVariants.map((variant) => (
          <li key={variant} className={`tag tag-${variant}`}>
            {dots && <span className={`dot dot-${variant}`} />}
            {sentence(variant)}
          </li>
        ))}
      </ul>
    </>
  );
}
