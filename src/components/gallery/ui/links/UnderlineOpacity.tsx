import { useState } from 'react';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';

const STEPS = ['100', '75', '50', '25', '10', '0'] as const;

export function UnderlineOpacity() {
  const [step, setStep] = useState<(typeof STEPS)[number]>('100');
  return (
    <>
      <DemoControls>
        <ChoiceControl label="Line in %" options={STEPS} value={step} onChange={setStep} />
      </DemoControls>
      <a
        href="#underline-opacity"
        className={`link-variant is-underlined variant-purple link-offset-2 link-underline-opacity-${step}`}
      >
        What the fishmonger said about the moon
      </a>
    </>
  );
}
