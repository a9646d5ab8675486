import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

const STEPS = ['100', '75', '50', '25', '10', '0'] as const;

export function UnderlineOpacity() {
  const [step, setStep] = useState<(typeof STEPS)[number]>('100');
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Line in %" options={STEPS} value={step} onChange={setStep} />
      </OptionBar>
      <a
        href="#underline-opacity"
        className={`link-variant link-line variant-purple link-offset-2 link-underline-opacity-${step}`}
      >
        What the fishmonger said about the moon
      </a>
    </>
  );
}
