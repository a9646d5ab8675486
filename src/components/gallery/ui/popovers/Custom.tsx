import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { VariantPicker } from '@/components/ui/option/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';
import { Popover } from '@/components/ui/overlay/Popover';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

export function Custom() {
  const [variant, setVariant] = useState<ColourVariant>('purple');
  return (
    <>
      <OptionBar>
        <VariantPicker value={variant} onChange={setVariant} />
      </OptionBar>
      <Popover
        label="What is on"
        trigger="What is on"
        className={`btn btn-${variant}`}
        align="above"
        panelClassName={`variant-${variant} variant-fill`}
      >
        {() => (
          <>
            <h3 className="text-inherit">Tonight</h3>
            <p>A brass band, and lanterns if the wind allows.</p>
          </>
        )}
      </Popover>
    </>
  );
}
