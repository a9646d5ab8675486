import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { VariantPicker } from '@/components/ui/option/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

export function InHeadings() {
  const [variant, setVariant] = useState<ColourVariant>('success');
  const badge = <span className={`tag tag-solid-${variant} align-middle ms-2`}>New</span>;
  return (
    <>
      <OptionBar>
        <VariantPicker value={variant} onChange={setVariant} />
      </OptionBar>
      <div className="d-grid gap-2">
        <h3 className="h1">Saturday market {badge}</h3>
        <h3 className="h2">Night trams {badge}</h3>
        <h3>Lamp repairs {badge}</h3>
        <h3 className="h6">Bench by the fountain {badge}</h3>
      </div>
    </>
  );
}
