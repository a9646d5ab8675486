import { useState } from 'react';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { VariantPicker } from '@/components/gallery/demo/controls/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';

export function Dark() {
  const [shown, setShown] = useState(false);
  const [variant, setVariant] = useState<ColourVariant>('dark');
  const close = () => setShown(false);
  return (
    <>
      <DemoControls>
        <VariantPicker value={variant} onChange={setVariant} />
      </DemoControls>
      <button type="button" className={`btn btn-${variant}`} onClick={() => setShown(true)}>
        Open
      </button>
      <Offcanvas
        show={shown}
        onHide={close}
        className={`variant-${variant} variant-fill offcanvas-fill`}
        aria-labelledby="drawer-dark"
      >
        <Offcanvas.Header>
          <Offcanvas.Title as="h2" id="drawer-dark">
            Night on the square
          </Offcanvas.Title>
        </Offcanvas.Header>
        <Offcanvas.Body>
          <p className="mb-3">Nine lamps burn until morning. The rest sleep too.</p>
          <button type="button" className="btn btn-on-fill" onClick={close}>
            Good night
          </button>
        </Offcanvas.Body>
      </Offcanvas>
    </>
  );
}
