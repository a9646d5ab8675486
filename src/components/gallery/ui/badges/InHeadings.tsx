import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { VariantPicker } from '@/components/gallery/demo/controls/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';

export function InHeadings() {
  const [variant, setVariant] = useState<ColourVariant>('success');
  const badge = <span className={`tag tag-solid-${variant} align-middle ms-2`}>New</span>;
  return (
    <>
      <DemoControls>
        <VariantPicker value={variant} onChange={setVariant} />
      </DemoControls>
      <div className="d-grid gap-2">
        <h3 className="h1">Saturday market {badge}</h3>
        <h3 className="h2">Night trams {badge}</h3>
        <h3>Lamp repairs {badge}</h3>
        <h3 className="h6">Bench by the fountain {badge}</h3>
      </div>
    </>
  );
}
