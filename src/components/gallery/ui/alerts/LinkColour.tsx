import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { VariantPicker } from '@/components/gallery/demo/controls/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';

/** A link inside takes the colour of the alert and stays underlined. */
export function LinkColour() {
  const [variant, setVariant] = useState<ColourVariant>('danger');
  return (
    <>
      <Controls>
        <VariantPicker value={variant} onChange={setVariant} />
      </Controls>
      <div role="note" className={`alert v-${variant}`}>
        Two stalls changed places. See{' '}
        <Link to="/ui/links" className="alert-link">
          how links look
        </Link>{' '}
        before you set out.
      </div>
    </>
  );
}
