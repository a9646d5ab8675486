import { useState } from 'react';
import { Amount } from '@/components/gallery/demo/controls/RangeControl';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';

/** For the few words that stand alone on a page. */
export function Display() {
  const [step, setStep] = useState(4);
  return (
    <>
      <Controls>
        <Amount label="Step" value={step} onChange={setStep} min={1} max={6} />
      </Controls>
      <p className={`display-${step} display-words`}>Come to the square</p>
    </>
  );
}
