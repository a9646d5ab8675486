import { useState } from 'react';
import { Choice } from '@/components/gallery/demo/controls/ChoiceControl';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';

const STEPS = ['100', '75', '50', '25', '10', '0'] as const;

/** The words stay as they are, the line grows faint. */
export function UnderlineOpacity() {
  const [step, setStep] = useState<(typeof STEPS)[number]>('100');
  return (
    <>
      <Controls>
        <Choice label="Line in %" options={STEPS} value={step} onChange={setStep} />
      </Controls>
      <a
        href="#underline-opacity"
        className={`link-v is-under v-purple link-offset-2 link-underline-opacity-${step}`}
      >
        What the fishmonger said about the moon
      </a>
    </>
  );
}
