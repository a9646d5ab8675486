import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { VariantPicker } from '@/components/gallery/demo/controls/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';
import { Pager } from './Pager';

interface Props {
  look: 'rounded' | 'boxed' | 'soft' | 'gradient';
  variant: ColourVariant;
}

export function Variants({ look, variant: first }: Props) {
  const [page, setPage] = useState(2);
  const [variant, setVariant] = useState(first);
  return (
    <>
      <DemoControls>
        <VariantPicker value={variant} onChange={setVariant} />
      </DemoControls>
      <Pager
        label={`Pages, ${look}`}
        page={page}
        pages={4}
        onPage={setPage}
        className={`pagination-v pagination-${look} variant-${variant}`}
      />
    </>
  );
}
