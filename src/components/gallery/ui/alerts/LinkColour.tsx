import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { VariantPicker } from '@/components/gallery/demo/controls/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';

export function LinkColour() {
  const [variant, setVariant] = useState<ColourVariant>('danger');
  return (
    <>
      <DemoControls>
        <VariantPicker value={variant} onChange={setVariant} />
      </DemoControls>
      <div role="note" className={`alert variant-${variant}`}>
        Two stalls changed places. See{' '}
        <Link to="/ui/links" className="alert-link">
          how links look
        </Link>{' '}
        before you set out.
      </div>
    </>
  );
}
