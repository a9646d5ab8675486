import { useState } from 'react';
import OverlayTrigger from 'react-bootstrap/OverlayTrigger';
import Popover from 'react-bootstrap/Popover';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { VariantPicker } from '@/components/gallery/demo/controls/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';

export function Custom() {
  const [variant, setVariant] = useState<ColourVariant>('purple');
  return (
    <>
      <DemoControls>
        <VariantPicker value={variant} onChange={setVariant} />
      </DemoControls>
      <OverlayTrigger
        trigger="click"
        rootClose
        placement="top"
        overlay={
          <Popover id="popover-custom" className={`variant-${variant}`}>
            <Popover.Header as="h3">Tonight</Popover.Header>
            <Popover.Body>A brass band, and lanterns if the wind allows.</Popover.Body>
          </Popover>
        }
      >
        <button type="button" className={`btn btn-${variant}`}>
          What is on
        </button>
      </OverlayTrigger>
    </>
  );
}
