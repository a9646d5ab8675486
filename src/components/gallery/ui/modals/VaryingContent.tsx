import { useState } from 'react';
import Modal from 'react-bootstrap/Modal';

const PEOPLE = ['Teo', 'Amara', 'Mei'] as const;

export function VaryingContent() {
  const [shown, setShown] = useState(false);
  const [to, setTo] = useState<string>(PEOPLE[0]);
  return (
    <>
      <div className="d-flex flex-wrap gap-2">
        {PEOPLE.map((person) => (
          <button
            key={person}
            type="button"
            className="btn btn-outline-primary"
            onClick={() => {
              setTo(person);
              setShown(true);
            }}
          >
            Write to {person}
          </button>
        ))}
      </div>
      <Modal show={shown} onHide={() => setShown(false)} aria-labelledby="modal-letter">
        <Modal.Header closeButton closeLabel="Close">
          <Modal.Title as="h2" id="modal-letter">
            Letter to {to}
          </Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <label className="form-label" htmlFor="modal-letter-text">
            Words
          </label>
          <textarea id="modal-letter-text" className="form-control" rows={3} defaultValue={`Dear ${to},`} />
        </Modal.Body>
        <Modal.Footer>
          <button type="button" className="btn btn-primary" onClick={() => setShown(false)}>
            Send
          </button>
        </Modal.Footer>
      </Modal>
    </>
  );
}
