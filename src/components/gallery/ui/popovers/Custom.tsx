import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { VariantPicker } from '@/components/gallery/demo/controls/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';
import { Popover } from '@/components/ui/overlay/Popover';

export function Custom() {
  const [variant, setVariant] = useState<ColourVariant>('purple');
  return (
    <>
      <DemoControls>
        <VariantPicker value={variant} onChange={setVariant} />
      </DemoControls>
      <Popover
        label="What is on"
        trigger="What is on"
        className={`btn btn-${variant}`}
        align="above"
        panelClassName={`popover-note variant-${variant} variant-fill`}
      >
        {() => (
          <>
            <h3>Tonight</h3>
            <p>A brass band, and lanterns if the wind allows.</p>
          </>
        )}
      </Popover>
    </>
  );
}
