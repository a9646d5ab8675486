import { useState } from 'react';
import Modal from 'react-bootstrap/Modal';

const SIZES = [
  { size: 'sm', name: 'Small' },
  { size: undefined, name: 'Default' },
  { size: 'lg', name: 'Large' },
  { size: 'xl', name: 'Extra large' },
] as const;

export function Sizes() {
  const [shown, setShown] = useState(false);
  const [chosen, setChosen] = useState<(typeof SIZES)[number]>(SIZES[1]);
  return (
    <>
      <div className="d-flex flex-wrap gap-2">
        {SIZES.map((option) => (
          <button
            key={option.name}
            type="button"
            className="btn btn-soft-primary"
            onClick={() => {
              setChosen(option);
              setShown(true);
            }}
          >
            {option.name}
          </button>
        ))}
      </div>
      <Modal
        show={shown}
        onHide={() => setShown(false)}
        {...(chosen.size ? { size: chosen.size } : {})}
        aria-labelledby="modal-size"
      >
        <Modal.Header closeButton closeLabel="Close">
          <Modal.Title as="h2" id="modal-size">
            {chosen.name} dialog
          </Modal.Title>
        </Modal.Header>
        <Modal.Body>As wide as its content needs.</Modal.Body>
      </Modal>
    </>
  );
}
