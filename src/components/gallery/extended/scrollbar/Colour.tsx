import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { VariantPicker } from '@/components/ui/option/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';
import { NewsList } from './NewsList';
import '@/components/ui/parts/parts.scss';

export function Colour() {
  const [variant, setVariant] = useState<ColourVariant>('primary');
  return (
    <>
      <OptionBar>
        <VariantPicker value={variant} onChange={setVariant} />
      </OptionBar>
      <div
        className="scroll-list-sm overscroll box"
        tabIndex={0}
        role="region"
        aria-label="Town news, coloured bar"
        style={{ scrollbarColor: `var(--pz-${variant}) var(--pz-${variant}-soft)` }}
      >
        <NewsList />
      </div>
    </>
  );
}
