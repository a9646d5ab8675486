import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { VariantPicker } from '@/components/gallery/demo/controls/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';
import { ProgressBar } from './ProgressBar';

export function Striped() {
  const [variant, setVariant] = useState<ColourVariant>('orange');
  return (
    <>
      <DemoControls>
        <VariantPicker value={variant} onChange={setVariant} />
      </DemoControls>
      <ProgressBar
        label="Awning sewn"
        value={64}
        height={16}
        className={`progress-bar-striped variant-${variant}`}
      />
    </>
  );
}
