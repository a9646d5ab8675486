import { useState } from 'react';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';

export function StaticBackdrop() {
  const [shown, setShown] = useState(false);
  const [fixed, setFixed] = useState(true);
  return (
    <>
      <DemoControls>
        <ToggleControl label="Static" checked={fixed} onChange={setFixed} />
      </DemoControls>
      <button type="button" className="btn btn-primary" onClick={() => setShown(true)}>
        Open the till
      </button>
      <Offcanvas
        show={shown}
        onHide={() => setShown(false)}
        backdrop={fixed ? 'static' : true}
        placement="end"
        aria-labelledby="drawer-static"
      >
        <Offcanvas.Header closeButton closeLabel="Close">
          <Offcanvas.Title as="h2" id="drawer-static">
            The till
          </Offcanvas.Title>
        </Offcanvas.Header>
        <Offcanvas.Body>
          {fixed ? 'A click outside does not close it.' : 'A click outside closes it.'}
        </Offcanvas.Body>
      </Offcanvas>
    </>
  );
}
