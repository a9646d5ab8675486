import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { VariantPicker } from '@/components/ui/option/VariantPicker';
import { Slider } from '@/components/kits/form/slider/Slider';
import type { ColourVariant } from '@/components/ui/colour-variant';
import '@/components/ui/bootstrap/bootstrap-components.scss';

export function Colours() {
  const [variant, setVariant] = useState<ColourVariant>('success');
  const [value, setValue] = useState<readonly number[]>([45]);
  return (
    <>
      <OptionBar>
        <VariantPicker value={variant} onChange={setVariant} />
      </OptionBar>
      <Slider
        label="Shade in the arcade"
        value={value}
        onChange={setValue}
        className={`variant-${variant}`}
      />
    </>
  );
}
