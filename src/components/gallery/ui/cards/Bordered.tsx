import { useState } from 'react';
import { RangeControl } from '@/components/gallery/demo/controls/RangeControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { VariantPicker } from '@/components/gallery/demo/controls/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';

export function Bordered() {
  const [variant, setVariant] = useState<ColourVariant>('orange');
  const [width, setWidth] = useState(2);
  return (
    <>
      <DemoControls>
        <VariantPicker value={variant} onChange={setVariant} />
        <RangeControl label="Width" value={width} onChange={setWidth} min={1} max={5} unit=" px" />
      </DemoControls>
      <div className={`card variant-${variant} variant-edge`} style={{ borderWidth: width }}>
        <div className="card-body">
          <h3 className="card-title variant-text">Lost and found</h3>
          <p className="card-text">One umbrella, two gloves for the left hand, a very small bicycle.</p>
        </div>
      </div>
    </>
  );
}
