import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { VariantPicker } from '@/components/gallery/demo/controls/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';
import { NewsList } from './NewsList';

export function Colour() {
  const [variant, setVariant] = useState<ColourVariant>('primary');
  return (
    <>
      <DemoControls>
        <VariantPicker value={variant} onChange={setVariant} />
      </DemoControls>
      <div
        className="scroll"
        tabIndex={0}
        role="region"
        aria-label="Town news, coloured bar"
        style={{ scrollbarColor: `var(--pz-${variant}) var(--pz-${variant}-soft)` }}
      >
        <NewsList />
      </div>
    </>
  );
}
