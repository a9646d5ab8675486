import { useState } from 'react';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';

const EFFECTS = ['fade', 'underline', 'offset', 'mark'] as const;

export function HoverVariants() {
  const [effect, setEffect] = useState<(typeof EFFECTS)[number]>('underline');
  return (
    <>
      <DemoControls>
        <ChoiceControl label="On hover" options={EFFECTS} value={effect} onChange={setEffect} />
      </DemoControls>
      <a href="#hover-variants" className={`link-variant variant-success on-${effect}`}>
        Point at me, or reach me with the Tab key
      </a>
    </>
  );
}
