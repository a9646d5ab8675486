import { useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { capitalize } from '@/lib/text/format';

const POSITIONS = ['top', 'bottom', 'start', 'end'] as const;

export function Positions() {
  const [shown, setShown] = useState(false);
  const [place, setPlace] = useState<(typeof POSITIONS)[number]>('top');
  return (
    <>
      <div className="d-flex flex-wrap gap-2">
        {POSITIONS.map((option) => (
          <button
            key={option}
            type="button"
            className="btn btn-soft-secondary"
            onClick={() => {
              setPlace(option);
              setShown(true);
            }}
          >
            {capitalize(option)}
          </button>
        ))}
      </div>
      <Modal
        show={shown}
        onHide={() => setShown(false)}
        dialogClassName={`modal-at modal-at-${place}`}
        aria-labelledby="modal-place"
      >
        <Modal.Header closeButton closeLabel="Close">
          <Modal.Title as="h2" id="modal-place">
            At the {place}
          </Modal.Title>
        </Modal.Header>
        <Modal.Body>The rest of the page stays in sight.</Modal.Body>
      </Modal>
    </>
  );
}
