import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { VariantPicker } from '@/components/ui/option/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

const STEPS = ['100', '75', '50', '25', '10'] as const;

export function Opacity() {
  const [variant, setVariant] = useState<ColourVariant>('primary');
  const [step, setStep] = useState<(typeof STEPS)[number]>('100');
  return (
    <>
      <OptionBar>
        <VariantPicker value={variant} onChange={setVariant} />
        <ChoiceOption label="Opacity in %" options={STEPS} value={step} onChange={setStep} />
      </OptionBar>
      <a href="#opacity" className={`link-variant link-line variant-${variant} link-opacity-${step}`}>
        Seven reasons to sit on a bench
      </a>
    </>
  );
}
