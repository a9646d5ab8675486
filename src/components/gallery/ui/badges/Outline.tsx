import { useState } from 'react';
import { Choice } from '@/components/gallery/demo/controls/ChoiceControl';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { colourVariants } from '@/components/ui/colour-variant';
import { sentence } from '@/lib/text/format';

const LINES = ['solid', 'dashed', 'dotted'] as const;

/** Only a line around the word. */
export function Outline() {
  const [line, setLine] = useState<(typeof LINES)[number]>('solid');
  return (
    <>
      <Controls>
        <Choice label="Line" options={LINES} value={line} onChange={setLine} />
      </Controls>
      <ul className="d-flex flex-wrap gap-2">
        {colourVariants.map((variant) => (
          <li key={variant} className={`tag v-${variant} v-edge v-text`} style={{ borderStyle: line }}>
            {sentence(variant)}
          </li>
        ))}
      </ul>
    </>
  );
}
