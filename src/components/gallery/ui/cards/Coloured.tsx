import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { VariantPicker } from '@/components/ui/option/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

const LOOKS = ['fill', 'tint', 'gradient'] as const;
const PAINT = { fill: 'variant-fill', tint: 'variant-tinted', gradient: 'variant-fill variant-gradient' };

export function Coloured() {
  const [variant, setVariant] = useState<ColourVariant>('info');
  const [look, setLook] = useState<(typeof LOOKS)[number]>('fill');
  return (
    <>
      <OptionBar>
        <VariantPicker value={variant} onChange={setVariant} />
        <ChoiceOption label="Look" options={LOOKS} value={look} onChange={setLook} />
      </OptionBar>
      <div className={`card border-0 variant-${variant}`}>
        <div className={`card-body rounded-card ${PAINT[look]}`}>
          <h3 className="card-title">Evening concert</h3>
          <p className="card-text">Brass on the steps at eight. Bring a cushion, the stone is cold.</p>
        </div>
      </div>
    </>
  );
}
