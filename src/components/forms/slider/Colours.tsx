import { useState } from 'react';
import { Controls } from '@/components/demo/controls/Controls';
import { VariantPicker } from '@/components/demo/controls/VariantPicker';
import { Slider } from '@/components/form/Slider';
import type { ColourVariant } from '@/data/variant';

/** In any of the twelve colours. */
export function Colours() {
  const [variant, setVariant] = useState<ColourVariant>('success');
  const [value, setValue] = useState<readonly number[]>([45]);
  return (
    <>
      <Controls>
        <VariantPicker value={variant} onChange={setVariant} />
      </Controls>
      <Slider label="Shade in the arcade" value={value} onChange={setValue} className={`v-${variant}`} />
    </>
  );
}
