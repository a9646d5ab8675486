import { useState } from 'react';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { VariantPicker } from '@/components/gallery/demo/controls/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';

const STEPS = ['100', '75', '50', '25', '10'] as const;

export function Opacity() {
  const [variant, setVariant] = useState<ColourVariant>('primary');
  const [step, setStep] = useState<(typeof STEPS)[number]>('100');
  return (
    <>
      <DemoControls>
        <VariantPicker value={variant} onChange={setVariant} />
        <ChoiceControl label="Opacity in %" options={STEPS} value={step} onChange={setStep} />
      </DemoControls>
      <a href="#opacity" className={`link-variant is-underlined variant-${variant} link-opacity-${step}`}>
        Seven reasons to sit on a bench
      </a>
    </>
  );
}
