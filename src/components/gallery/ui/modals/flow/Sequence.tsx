import { useState } from 'react';
import Modal from 'react-bootstrap/Modal';

const ROOMS = ['Bakery', 'Bookshop'] as const;

export function Sequence() {
  const [room, setRoom] = useState<number | null>(null);
  const here = ROOMS[room ?? 0];
  const there = room === 0 ? 1 : 0;
  return (
    <>
      <button type="button" className="btn btn-primary" onClick={() => setRoom(0)}>
        Enter the bakery
      </button>
      <Modal show={room !== null} onHide={() => setRoom(null)} centered aria-labelledby="modal-turn">
        <Modal.Header closeButton closeLabel="Close">
          <Modal.Title as="h2" id="modal-turn">
            {here}
          </Modal.Title>
        </Modal.Header>
        <Modal.Body>Continue to the {ROOMS[there].toLowerCase()}.</Modal.Body>
        <Modal.Footer>
          <button type="button" className="btn btn-primary" onClick={() => setRoom(there)}>
            Go to the {ROOMS[there].toLowerCase()}
          </button>
        </Modal.Footer>
      </Modal>
    </>
  );
}
