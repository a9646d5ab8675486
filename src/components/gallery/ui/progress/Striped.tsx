import { useState } from 'react';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { VariantPicker } from '@/components/gallery/demo/controls/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';
import { Bar } from './ProgressBar';

/** Stripes, in any of the twelve colours. */
export function Striped() {
  const [variant, setVariant] = useState<ColourVariant>('orange');
  return (
    <>
      <Controls>
        <VariantPicker value={variant} onChange={setVariant} />
      </Controls>
      <Bar label="Awning sewn" value={64} height={16} className={`progress-bar-striped v-${variant}`} />
    </>
  );
}
