import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { VariantPicker } from '@/components/gallery/demo/controls/VariantPicker';
import { Slider } from '@/components/kits/form/slider/Slider';
import type { ColourVariant } from '@/components/ui/colour-variant';

export function Colours() {
  const [variant, setVariant] = useState<ColourVariant>('success');
  const [value, setValue] = useState<readonly number[]>([45]);
  return (
    <>
      <DemoControls>
        <VariantPicker value={variant} onChange={setVariant} />
      </DemoControls>
      <Slider
        label="Shade in the arcade"
        value={value}
        onChange={setValue}
        className={`variant-${variant}`}
      />
    </>
  );
}
