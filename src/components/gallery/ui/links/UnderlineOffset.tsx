import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import '@/components/ui/parts/parts.scss';

const STEPS = ['none', '1', '2', '3'] as const;

export function UnderlineOffset() {
  const [step, setStep] = useState<(typeof STEPS)[number]>('none');
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Offset" options={STEPS} value={step} onChange={setStep} />
      </OptionBar>
      <a
        href="#underline-offset"
        className={`link-variant link-line variant-link${step === 'none' ? '' : ` link-offset-${step}`}`}
      >
        Who plays on Friday
      </a>
    </>
  );
}
