import { useState } from 'react';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { colourVariants } from '@/components/ui/colour-variant';
import { capitalize } from '@/lib/text/format';

const LINES = ['solid', 'dashed', 'dotted'] as const;

export function Outline() {
  const [line, setLine] = useState<(typeof LINES)[number]>('solid');
  return (
    <>
      <DemoControls>
        <ChoiceControl label="Line" options={LINES} value={line} onChange={setLine} />
      </DemoControls>
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
