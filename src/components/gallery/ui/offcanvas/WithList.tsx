import { useState } from 'react';
import Offcanvas from 'react-bootstrap/Offcanvas';

const STOPS = ['Harbour', 'Stairs', 'Square', 'Hospital', 'Upper town'] as const;

export function WithList() {
  const [shown, setShown] = useState(false);
  const [stop, setStop] = useState<string>('Square');
  return (
    <>
      <button type="button" className="btn btn-outline-secondary" onClick={() => setShown(true)}>
        Get off at: {stop}
      </button>
      <Offcanvas show={shown} onHide={() => setShown(false)} placement="end" aria-labelledby="drawer-list">
        <Offcanvas.Header closeButton closeLabel="Close">
          <Offcanvas.Title as="h2" id="drawer-list">
            Stops of line 4
          </Offcanvas.Title>
        </Offcanvas.Header>
        <Offcanvas.Body className="p-0">
          <div className="list-group list-group-flush">
            {STOPS.map((name) => (
              <button
                key={name}
                type="button"
                className={`list-group-item list-group-item-action${stop === name ? ' active' : ''}`}
                aria-pressed={stop === name}
                onClick={() => {
                  setStop(name);
                  setShown(false);
                }}
              >
                {name}
              </button>
            ))}
          </div>
        </Offcanvas.Body>
      </Offcanvas>
    </>
  );
}
