import { useState } from 'react';
import { Controls } from '@/components/demo/controls/Controls';
import { VariantPicker } from '@/components/demo/controls/VariantPicker';
import type { ColourVariant } from '@/data/variant';

/** Words in the colour of the text, a line in another. */
export function UnderlineColour() {
  const [variant, setVariant] = useState<ColourVariant>('warning');
  return (
    <>
      <Controls>
        <VariantPicker label="Line" value={variant} onChange={setVariant} />
      </Controls>
      <p>
        The lamp keeper writes{' '}
        <a href="#underline-colour" className={`link-line v-${variant}`}>
          a diary of every lamp
        </a>{' '}
        on the square.
      </p>
    </>
  );
}
