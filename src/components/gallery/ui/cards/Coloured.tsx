import { useState } from 'react';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { VariantPicker } from '@/components/gallery/demo/controls/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';

const LOOKS = ['fill', 'tint', 'gradient'] as const;

export function Coloured() {
  const [variant, setVariant] = useState<ColourVariant>('info');
  const [look, setLook] = useState<(typeof LOOKS)[number]>('fill');
  const paint = look === 'gradient' ? 'variant-fill variant-gradient' : `variant-${look}`;
  return (
    <>
      <DemoControls>
        <VariantPicker value={variant} onChange={setVariant} />
        <ChoiceControl label="Look" options={LOOKS} value={look} onChange={setLook} />
      </DemoControls>
      <div className={`card border-0 variant-${variant} ${paint}`}>
        <div className="card-body">
          <h3 className="card-title">Evening concert</h3>
          <p className="card-text">Brass on the steps at eight. Bring a cushion, the stone is cold.</p>
        </div>
      </div>
    </>
  );
}
