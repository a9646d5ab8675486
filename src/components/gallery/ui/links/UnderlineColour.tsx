import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { VariantPicker } from '@/components/ui/option/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

export function UnderlineColour() {
  const [variant, setVariant] = useState<ColourVariant>('warning');
  return (
    <>
      <OptionBar>
        <VariantPicker label="Line" value={variant} onChange={setVariant} />
      </OptionBar>
      <p>
        The lamp keeper writes{' '}
        <a href="#underline-colour" className={`text-inherit link-line link-offset-2 variant-${variant}`}>
          a diary of every lamp
        </a>{' '}
        on the square.
      </p>
    </>
  );
}
