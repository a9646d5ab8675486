import { useState } from 'react';
import { Amount } from '@/components/demo/controls/Amount';
import { Controls } from '@/components/demo/controls/Controls';
import { colourVariants } from '@/data/variant';
import { sentence } from '@/lib/format';
import { Bar } from './Bar';

/** The twelve colours, each a little further than the one before. */
export function Colours() {
  const [start, setStart] = useState(34);
  return (
    <>
      <Controls>
        <Amount label="First bar" value={start} onChange={setStart} max={45} unit="%" />
      </Controls>
      <ul className="named-bars">
        {colourVariants.map((variant, index) => (
          <li key={variant} className="named-bar">
            <span>{sentence(variant)}</span>
            <Bar label={sentence(variant)} value={start + index * 5} className={`v-${variant}`} />
          </li>
        ))}
      </ul>
    </>
  );
}
