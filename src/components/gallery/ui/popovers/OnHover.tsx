import { useState } from 'react';
import OverlayTrigger from 'react-bootstrap/OverlayTrigger';
import Popover from 'react-bootstrap/Popover';
import { RangeControl } from '@/components/gallery/demo/controls/RangeControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';

export function OnHover() {
  const [wait, setWait] = useState(0);
  return (
    <>
      <DemoControls>
        <RangeControl label="Delay" value={wait} onChange={setWait} max={1000} step={100} unit=" ms" />
      </DemoControls>
      <OverlayTrigger
        trigger={['hover', 'focus']}
        placement="top"
        delay={{ show: wait, hide: 100 }}
        overlay={
          <Popover id="popover-hover">
            <Popover.Body>The pigeon on the clock is called Major.</Popover.Body>
          </Popover>
        }
      >
        <button type="button" className="btn btn-soft-info">
          Point at me
        </button>
      </OverlayTrigger>
    </>
  );
}
