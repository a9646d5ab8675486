import { useState } from 'react';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { capitalize } from '@/lib/text/format';

const PLACEMENTS = ['start', 'end', 'top', 'bottom'] as const;

export function Placements() {
  const [shown, setShown] = useState(false);
  const [place, setPlace] = useState<(typeof PLACEMENTS)[number]>('start');
  return (
    <>
      <div className="d-flex flex-wrap gap-2">
        {PLACEMENTS.map((option) => (
          <button
            key={option}
            type="button"
            className="btn btn-soft-primary"
            onClick={() => {
              setPlace(option);
              setShown(true);
            }}
          >
            {capitalize(option)}
          </button>
        ))}
      </div>
      <Offcanvas show={shown} onHide={() => setShown(false)} placement={place} aria-labelledby="drawer-place">
        <Offcanvas.Header closeButton closeLabel="Close">
          <Offcanvas.Title as="h2" id="drawer-place">
            From the {place}
          </Offcanvas.Title>
        </Offcanvas.Header>
        <Offcanvas.Body>The page is blocked until the panel closes.</Offcanvas.Body>
      </Offcanvas>
    </>
  );
}
