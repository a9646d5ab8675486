import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { VariantPicker } from '@/components/ui/option/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

const EDGES = ['line', 'bar', 'dashed'] as const;

export function Outline() {
  const [variant, setVariant] = useState<ColourVariant>('purple');
  const [edge, setEdge] = useState<(typeof EDGES)[number]>('line');
  return (
    <>
      <OptionBar>
        <VariantPicker value={variant} onChange={setVariant} />
        <ChoiceOption label="Edge" options={EDGES} value={edge} onChange={setEdge} />
      </OptionBar>
      <div role="note" className={`alert alert-plain alert-${edge} variant-${variant}`}>
        <strong>The north gate is closed.</strong> Use the arch beside the bakery.
      </div>
    </>
  );
}
