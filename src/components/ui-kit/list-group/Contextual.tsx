import { useState } from 'react';
import { Controls } from '@/components/demo/controls/Controls';
import { Toggle } from '@/components/demo/controls/Toggle';
import { colourVariants } from '@/data/variant';
import { sentence } from '@/lib/format';

/** The twelve colours, one a line. */
export function Contextual() {
  const [coloured, setColoured] = useState(true);
  return (
    <>
      <Controls>
        <Toggle label="Coloured" checked={coloured} onChange={setColoured} />
      </Controls>
      <ul className="list-group list-group-two">
        {colourVariants.map((variant) => (
          <li key={variant} className={`list-group-item${coloured ? ` v-${variant}` : ''}`}>
            {sentence(variant)}
          </li>
        ))}
      </ul>
    </>
  );
}
