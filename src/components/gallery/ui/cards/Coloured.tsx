import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { VariantPicker } from '@/components/ui/option/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

const LOOKS = ['fill', 'tint', 'gradient'] as const;

export function Coloured() {
  const [variant, setVariant] = useState<ColourVariant>('info');
  const [look, setLook] = useState<(typeof LOOKS)[number]>('fill');
  const paint = look === 'gradient' ? 'variant-fill variant-gradient' : `variant-${look}`;
  return (
    <>
      <OptionBar>
        <VariantPicker value={variant} onChange={setVariant} />
        <ChoiceOption label="Look" options={LOOKS} value={look} onChange={setLook} />
      </OptionBar>
      <div className={`card border-0 variant-${variant} ${paint}`}>
        <div className="card-body">
          <h3 className="card-title">Evening concert</h3>
          <p className="card-text">Brass on the steps at eight. Bring a cushion, the stone is cold.</p>
        </div>
      </div>
    </>
  );
}
