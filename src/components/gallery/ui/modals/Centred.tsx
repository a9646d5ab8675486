import { useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';

export function Centred() {
  const [shown, setShown] = useState(false);
  const [centred, setCentred] = useState(true);
  return (
    <>
      <DemoControls>
        <ToggleControl label="Centred" checked={centred} onChange={setCentred} />
      </DemoControls>
      <button type="button" className="btn btn-primary" onClick={() => setShown(true)}>
        Ring the bell
      </button>
      <Modal show={shown} onHide={() => setShown(false)} centered={centred} aria-labelledby="modal-centred">
        <Modal.Header closeButton closeLabel="Close">
          <Modal.Title as="h2" id="modal-centred">
            The bell has rung
          </Modal.Title>
        </Modal.Header>
        <Modal.Body>It is heard as far as the harbour.</Modal.Body>
      </Modal>
    </>
  );
}
