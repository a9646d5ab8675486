import { useState } from 'react';
import { Choice } from '@/components/gallery/demo/controls/ChoiceControl';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';

const STEPS = ['none', '1', '2', '3'] as const;

/** How far below the words the line runs. */
export function UnderlineOffset() {
  const [step, setStep] = useState<(typeof STEPS)[number]>('none');
  return (
    <>
      <Controls>
        <Choice label="Offset" options={STEPS} value={step} onChange={setStep} />
      </Controls>
      <a
        href="#underline-offset"
        className={`link-v is-under v-link${step === 'none' ? '' : ` link-offset-${step}`}`}
      >
        Who plays on Friday
      </a>
    </>
  );
}
