import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { VariantPicker } from '@/components/ui/option/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';
import { ProgressBar } from './ProgressBar';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

export function Striped() {
  const [variant, setVariant] = useState<ColourVariant>('orange');
  return (
    <>
      <OptionBar>
        <VariantPicker value={variant} onChange={setVariant} />
      </OptionBar>
      <ProgressBar
        label="Awning sewn"
        value={64}
        height={16}
        className={`progress-bar-striped variant-fill variant-${variant}`}
      />
    </>
  );
}
