import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { VariantPicker } from '@/components/ui/option/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';
import { Pager } from './Pager';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

interface Props {
  look: 'rounded' | 'boxed' | 'soft' | 'gradient';
  variant: ColourVariant;
}

export function Variants({ look, variant: first }: Props) {
  const [page, setPage] = useState(2);
  const [variant, setVariant] = useState(first);
  return (
    <>
      <OptionBar>
        <VariantPicker value={variant} onChange={setVariant} />
      </OptionBar>
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
