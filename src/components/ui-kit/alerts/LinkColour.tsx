import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Controls } from '@/components/demo/controls/Controls';
import { VariantPicker } from '@/components/demo/controls/VariantPicker';
import type { ColourVariant } from '@/data/variant';

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
