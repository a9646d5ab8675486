import { useState } from 'react';
import Offcanvas from 'react-bootstrap/Offcanvas';

export function Responsive() {
  const [shown, setShown] = useState(false);
  const [floor, setFloor] = useState('ground floor');
  return (
    <>
      <button type="button" className="btn btn-primary d-lg-none mb-2" onClick={() => setShown(true)}>
        Floors
      </button>
      <Offcanvas
        show={shown}
        onHide={() => setShown(false)}
        responsive="lg"
        placement="end"
        aria-labelledby="drawer-room"
      >
        <Offcanvas.Header closeButton closeLabel="Close">
          <Offcanvas.Title as="h2" id="drawer-room">
            Floors
          </Offcanvas.Title>
        </Offcanvas.Header>
        <Offcanvas.Body>
          <div className="d-flex flex-wrap gap-2">
            {['Cellar', 'Ground floor', 'Gallery', 'Roof'].map((name) => (
              <button
                key={name}
                type="button"
                className="btn btn-soft-secondary"
                onClick={() => {
                  setFloor(name.toLowerCase());
                  setShown(false);
                }}
              >
                {name}
              </button>
            ))}
          </div>
        </Offcanvas.Body>
      </Offcanvas>
      <p className="mt-2" role="status">
        Standing on the {floor}
      </p>
    </>
  );
}
