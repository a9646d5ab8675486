import { type FormEvent, useState } from 'react';
import Modal from 'react-bootstrap/Modal';

export function WithForm() {
  const [shown, setShown] = useState(false);
  const [name, setName] = useState('');
  const [received, setReceived] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setReceived(name);
    setShown(false);
  };
  return (
    <>
      <div className="d-flex flex-wrap align-items-center gap-3">
        <button type="button" className="btn btn-primary" onClick={() => setShown(true)}>
          Name a bench
        </button>
        <span role="status">{received ? `The bench is called ${received}` : 'The bench has no name'}</span>
      </div>
      <Modal show={shown} onHide={() => setShown(false)} aria-labelledby="modal-form">
        <form onSubmit={submit}>
          <Modal.Header closeButton closeLabel="Close">
            <Modal.Title as="h2" id="modal-form">
              Name a bench
            </Modal.Title>
          </Modal.Header>
          <Modal.Body>
            <label className="form-label" htmlFor="modal-bench">
              Name on the plate
            </label>
            <input
              id="modal-bench"
              className="form-control"
              value={name}
              onChange={(event) => setName(event.target.value)}
              required
              maxLength={40}
              autoComplete="off"
            />
          </Modal.Body>
          <Modal.Footer>
            <button type="submit" className="btn btn-primary">
              Save name
            </button>
          </Modal.Footer>
        </form>
      </Modal>
    </>
  );
}
