import { useState } from 'react';
import OverlayTrigger from 'react-bootstrap/OverlayTrigger';
import Popover from 'react-bootstrap/Popover';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';

export function OnDisabled() {
  const [closed, setClosed] = useState(true);
  return (
    <>
      <DemoControls>
        <ToggleControl label="The gate is closed" checked={closed} onChange={setClosed} />
      </DemoControls>
      <OverlayTrigger
        trigger={['hover', 'focus']}
        placement="top"
        overlay={
          <Popover id="popover-disabled">
            <Popover.Body>
              {closed ? 'The gate opens at seven in the morning.' : 'The gate is open. Come in.'}
            </Popover.Body>
          </Popover>
        }
      >
        <button type="button" className={`btn btn-primary${closed ? ' is-off' : ''}`} aria-disabled={closed}>
          Enter
        </button>
      </OverlayTrigger>
    </>
  );
}
