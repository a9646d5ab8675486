import { useState } from 'react';
import { Amount } from '@/components/gallery/demo/controls/RangeControl';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { colourVariants } from '@/components/ui/colour-variant';
import { sentence } from '@/lib/text/format';
import { Bar } from './ProgressBar';

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
