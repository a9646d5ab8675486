import { useState } from 'react';
import { RangeControl } from '@/components/gallery/demo/controls/RangeControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { colourVariants } from '@/components/ui/colour-variant';
import { capitalize } from '@/lib/text/format';
import { ProgressBar } from './ProgressBar';

export function Colours() {
  const [start, setStart] = useState(34);
  return (
    <>
      <DemoControls>
        <RangeControl label="First bar" value={start} onChange={setStart} max={45} unit="%" />
      </DemoControls>
      <ul className="named-bars">
        {colourVariants.map((variant, index) => (
          <li key={variant} className="named-bar">
            <span>{capitalize(variant)}</span>
            <ProgressBar
              label={capitalize(variant)}
              value={start + index * 5}
              className={`variant-${variant}`}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
