import { useState } from 'react';
import Modal from 'react-bootstrap/Modal';

export function Stacked() {
  const [depth, setDepth] = useState(0);
  return (
    <>
      <button type="button" className="btn btn-primary" onClick={() => setDepth(1)}>
        Open the letter
      </button>
      <Modal show={depth > 0} onHide={() => setDepth(0)} aria-labelledby="modal-under">
        <Modal.Header closeButton closeLabel="Close the letter">
          <Modal.Title as="h2" id="modal-under">
            A letter from the council
          </Modal.Title>
        </Modal.Header>
        <Modal.Body>The arcade gets new gutters in spring. A plan is enclosed.</Modal.Body>
        <Modal.Footer>
          <button type="button" className="btn btn-soft-primary" onClick={() => setDepth(2)}>
            Unfold the plan
          </button>
        </Modal.Footer>
      </Modal>
      <Modal
        show={depth > 1}
        onHide={() => setDepth(1)}
        size="sm"
        centered
        className="modal-over"
        backdropClassName="modal-over"
        aria-labelledby="modal-over"
      >
        <Modal.Header closeButton closeLabel="Close the plan">
          <Modal.Title as="h2" id="modal-over">
            The plan
          </Modal.Title>
        </Modal.Header>
        <Modal.Body>Twenty-two arches, nineteen gutters. Three have never leaked.</Modal.Body>
      </Modal>
    </>
  );
}
