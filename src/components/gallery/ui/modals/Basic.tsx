import { useState } from 'react';
import Modal from 'react-bootstrap/Modal';

export function Basic() {
  const [shown, setShown] = useState(false);
  const close = () => setShown(false);
  return (
    <>
      <button type="button" className="btn btn-primary" onClick={() => setShown(true)}>
        Reserve a stall
      </button>
      <Modal show={shown} onHide={close} aria-labelledby="modal-basic">
        <Modal.Header closeButton closeLabel="Close">
          <Modal.Title as="h2" id="modal-basic">
            Reserve a stall
          </Modal.Title>
        </Modal.Header>
        <Modal.Body>Stall 14 stands under the plane tree. It is yours on Saturday if you want it.</Modal.Body>
        <Modal.Footer>
          <button type="button" className="btn btn-outline-secondary" onClick={close}>
            Not now
          </button>
          <button type="button" className="btn btn-primary" onClick={close}>
            Reserve
          </button>
        </Modal.Footer>
      </Modal>
    </>
  );
}
