import { useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { VariantPicker } from '@/components/gallery/demo/controls/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';

export function ColouredHeader() {
  const [variant, setVariant] = useState<ColourVariant>('dark');
  const [shown, setShown] = useState(false);
  const close = () => setShown(false);
  return (
    <>
      <DemoControls>
        <VariantPicker value={variant} onChange={setVariant} />
      </DemoControls>
      <button type="button" className={`btn btn-${variant}`} onClick={() => setShown(true)}>
        Open
      </button>
      <Modal show={shown} onHide={close} aria-labelledby="modal-head">
        <Modal.Header className={`variant-${variant} variant-fill modal-head-fill`}>
          <Modal.Title as="h2" id="modal-head">
            Evening programme
          </Modal.Title>
        </Modal.Header>
        <Modal.Body>Brass at eight, stories at nine, silence from ten.</Modal.Body>
        <Modal.Footer>
          <button type="button" className={`btn btn-${variant}`} onClick={close}>
            Good
          </button>
        </Modal.Footer>
      </Modal>
    </>
  );
}
