import { useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { VariantPicker } from '@/components/gallery/demo/controls/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';

export function Filled() {
  const [variant, setVariant] = useState<ColourVariant>('purple');
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
      <Modal
        show={shown}
        onHide={close}
        contentClassName={`variant-${variant} variant-fill modal-filled`}
        aria-labelledby="modal-filled"
      >
        <Modal.Header>
          <Modal.Title as="h2" id="modal-filled">
            The fountain sings
          </Modal.Title>
        </Modal.Header>
        <Modal.Body>Only on the first of May, and only for an hour.</Modal.Body>
        <Modal.Footer>
          <button type="button" className="btn btn-on-fill" onClick={close}>
            I will be there
          </button>
        </Modal.Footer>
      </Modal>
    </>
  );
}
