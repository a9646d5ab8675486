import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { colourVariants } from '@/components/ui/colour-variant';
import { ClassSamples } from './ClassSamples';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

export function TextColours() {
  const [bold, setBold] = useState(false);
  return (
    <>
      <OptionBar>
        <ToggleOption label="Bold" checked={bold} onChange={setBold} />
      </OptionBar>
      <ClassSamples
        classes={colourVariants.map((variant) => `variant-${variant} variant-text${bold ? ' fw-bold' : ''}`)}
      >
        {(className) => <span className={className}>Under the arches</span>}
      </ClassSamples>
    </>
  );
}
