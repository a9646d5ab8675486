import { useState } from 'react';
import { RangeControl } from '@/components/gallery/demo/controls/RangeControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';

export function Display() {
  const [step, setStep] = useState(4);
  return (
    <>
      <DemoControls>
        <RangeControl label="Step" value={step} onChange={setStep} min={1} max={6} />
      </DemoControls>
      <p className={`display-${step} display-words`}>Come to the square</p>
    </>
  );
}
