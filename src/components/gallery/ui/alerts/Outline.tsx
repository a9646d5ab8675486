import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { VariantPicker } from '@/components/ui/option/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

export function Outline() {
  const [variant, setVariant] = useState<ColourVariant>('purple');
  return (
    <>
      <OptionBar>
        <VariantPicker value={variant} onChange={setVariant} />
      </OptionBar>
      <div role="note" className={`alert alert-plain variant-${variant}`}>
        <strong className="variant-text">The north gate is closed.</strong> Use the arch beside the bakery.
      </div>
    </>
  );
}
