import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { colourVariants } from '@/components/ui/colour-variant';
import { ClassSamples } from './ClassSamples';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

const LOOKS = ['fill', 'tint', 'gradient', 'half'] as const;
const NAMES = { half: 'Half opacity' };
const CLASSES = {
  fill: 'variant-fill',
  tint: 'variant-tinted',
  gradient: 'variant-fill variant-gradient',
  half: 'variant-fill opacity-50',
};

export function Backgrounds() {
  const [look, setLook] = useState<(typeof LOOKS)[number]>('fill');
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Look" options={LOOKS} value={look} onChange={setLook} names={NAMES} />
      </OptionBar>
      <ClassSamples classes={colourVariants.map((variant) => `variant-${variant} ${CLASSES[look]}`)}>
        {(className) => <div className={`utility-swatch rounded-sm ${className}`} />}
      </ClassSamples>
    </>
  );
}
