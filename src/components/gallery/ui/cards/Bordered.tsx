import { useState } from 'react';
import { RangeOption } from '@/components/ui/option/RangeOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { VariantPicker } from '@/components/ui/option/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

export function Bordered() {
  const [variant, setVariant] = useState<ColourVariant>('orange');
  const [width, setWidth] = useState(2);
  return (
    <>
      <OptionBar>
        <VariantPicker value={variant} onChange={setVariant} />
        <RangeOption label="Width" value={width} onChange={setWidth} min={1} max={5} unit=" px" />
      </OptionBar>
      <div className={`card variant-${variant} variant-edge`} style={{ borderWidth: width }}>
        <div className="card-body">
          <h3 className="card-title variant-text">Lost and found</h3>
          <p className="card-text">One umbrella, two gloves for the left hand, a very small bicycle.</p>
        </div>
      </div>
    </>
  );
}
