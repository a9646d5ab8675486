import { useState } from 'react';
import Modal from 'react-bootstrap/Modal';

const STEPS = [
  { title: 'Choose a day', text: 'Wednesdays are calm, Saturdays are loud.' },
  { title: 'Choose a place', text: 'Under the tree, by the well, or in the arcade.' },
  { title: 'Bring a table', text: 'One that folds. The square is full by half past seven.' },
] as const;

export function MultiStep() {
  const [shown, setShown] = useState(false);
  const [page, setPage] = useState(0);
  const step = STEPS[page] ?? STEPS[0];
  const last = page === STEPS.length - 1;
  return (
    <>
      <button
        type="button"
        className="btn btn-primary"
        onClick={() => {
          setPage(0);
          setShown(true);
        }}
      >
        How to get a stall
      </button>
      <Modal show={shown} onHide={() => setShown(false)} centered aria-labelledby="modal-page">
        <Modal.Header closeButton closeLabel="Close">
          <Modal.Title as="h2" id="modal-page">
            {step.title}
          </Modal.Title>
        </Modal.Header>
        <Modal.Body aria-live="polite">{step.text}</Modal.Body>
        <Modal.Footer>
          <span className="me-auto text-secondary">
            {page + 1} of {STEPS.length}
          </span>
          <button
            type="button"
            className="btn btn-outline-secondary"
            disabled={page === 0}
            onClick={() => setPage(page - 1)}
          >
            Back
          </button>
          <button
            type="button"
            className="btn btn-primary"
            onClick={() => (last ? setShown(false) : setPage(page + 1))}
          >
            {last ? 'Done' : 'Next'}
          </button>
        </Modal.Footer>
      </Modal>
    </>
  );
}
