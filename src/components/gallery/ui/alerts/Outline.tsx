import { useState } from 'react';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { VariantPicker } from '@/components/gallery/demo/controls/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';

const EDGES = ['line', 'bar', 'dashed'] as const;

export function Outline() {
  const [variant, setVariant] = useState<ColourVariant>('purple');
  const [edge, setEdge] = useState<(typeof EDGES)[number]>('line');
  return (
    <>
      <DemoControls>
        <VariantPicker value={variant} onChange={setVariant} />
        <ChoiceControl label="Edge" options={EDGES} value={edge} onChange={setEdge} />
      </DemoControls>
      <div role="note" className={`alert alert-plain alert-${edge} variant-${variant}`}>
        <strong>The north gate is closed.</strong> Use the arch beside the bakery.
      </div>
    </>
  );
}
