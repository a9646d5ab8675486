import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { VariantPicker } from '@/components/ui/option/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

export function LinkColour() {
  const [variant, setVariant] = useState<ColourVariant>('danger');
  return (
    <>
      <OptionBar>
        <VariantPicker value={variant} onChange={setVariant} />
      </OptionBar>
      <div role="note" className={`alert variant-${variant}`}>
        Two stalls changed places. See{' '}
        <Link to="/ui/links" className="text-inherit text-decoration-underline">
          how links look
        </Link>{' '}
        before you set out.
      </div>
    </>
  );
}
