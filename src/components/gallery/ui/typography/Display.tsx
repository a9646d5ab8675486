import { useState } from 'react';
import { RangeOption } from '@/components/ui/option/RangeOption';
import { OptionBar } from '@/components/ui/option/OptionBar';

export function Display() {
  const [step, setStep] = useState(4);
  return (
    <>
      <OptionBar>
        <RangeOption label="Step" value={step} onChange={setStep} min={1} max={6} />
      </OptionBar>
      <p className={`fw-bold wrap-anywhere display-${step}`}>Come to the square</p>
    </>
  );
}
