import { useState } from 'react';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';

const STEPS = ['none', '1', '2', '3'] as const;

export function UnderlineOffset() {
  const [step, setStep] = useState<(typeof STEPS)[number]>('none');
  return (
    <>
      <DemoControls>
        <ChoiceControl label="Offset" options={STEPS} value={step} onChange={setStep} />
      </DemoControls>
      <a
        href="#underline-offset"
        className={`link-variant is-underlined variant-link${step === 'none' ? '' : ` link-offset-${step}`}`}
      >
        Who plays on Friday
      </a>
    </>
  );
}
