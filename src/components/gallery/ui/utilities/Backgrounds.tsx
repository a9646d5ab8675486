import { useState } from 'react';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { colourVariants } from '@/components/ui/colour-variant';
import { ClassSamples } from './ClassSamples';

const LOOKS = ['fill', 'tint', 'gradient', 'half'] as const;
const NAMES = { half: 'Half opacity' };
const CLASSES = {
  fill: 'variant-fill',
  tint: 'variant-tint',
  gradient: 'variant-fill variant-gradient',
  half: 'variant-half',
};

export function Backgrounds() {
  const [look, setLook] = useState<(typeof LOOKS)[number]>('fill');
  return (
    <>
      <DemoControls>
        <ChoiceControl label="Look" options={LOOKS} value={look} onChange={setLook} names={NAMES} />
      </DemoControls>
      <ClassSamples classes={colourVariants.map((variant) => `variant-${variant} ${CLASSES[look]}`)}>
        {(className) => <div className={`utility-swatch ${className}`} />}
      </ClassSamples>
    </>
  );
}
