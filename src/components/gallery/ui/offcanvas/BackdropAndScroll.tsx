import { useState } from 'react';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';

export function BackdropAndScroll() {
  const [shown, setShown] = useState(false);
  const [backdrop, setBackdrop] = useState(true);
  const [scroll, setScroll] = useState(false);
  return (
    <>
      <DemoControls>
        <ToggleControl label="Backdrop" checked={backdrop} onChange={setBackdrop} />
        <ToggleControl label="Page scrolls" checked={scroll} onChange={setScroll} />
      </DemoControls>
      <button type="button" className="btn btn-primary" onClick={() => setShown(true)}>
        Open the drawer
      </button>
      <Offcanvas
        show={shown}
        onHide={() => setShown(false)}
        backdrop={backdrop}
        scroll={scroll}
        aria-labelledby="drawer-scroll"
      >
        <Offcanvas.Header closeButton closeLabel="Close">
          <Offcanvas.Title as="h2" id="drawer-scroll">
            A drawer
          </Offcanvas.Title>
        </Offcanvas.Header>
        <Offcanvas.Body>
          {backdrop ? 'The page is veiled' : 'The page is in plain sight'} and{' '}
          {scroll ? 'scrolls' : 'stands still'}.
        </Offcanvas.Body>
      </Offcanvas>
    </>
  );
}
