import { useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';

const RULES = [
  'Stalls open at seven and not a minute before.',
  'Vans leave the square by half past six.',
  'Who sweeps last turns off the tap.',
  'Dogs on a lead, pigeons as they please.',
  'Music from eleven, quietly until then.',
] as const;

export function Scrollable() {
  const [shown, setShown] = useState(false);
  const [inside, setInside] = useState(true);
  return (
    <>
      <DemoControls>
        <ToggleControl label="Scroll inside" checked={inside} onChange={setInside} />
      </DemoControls>
      <button type="button" className="btn btn-primary" onClick={() => setShown(true)}>
        Read the market rules
      </button>
      <Modal show={shown} onHide={() => setShown(false)} scrollable={inside} aria-labelledby="modal-scroll">
        <Modal.Header closeButton closeLabel="Close">
          <Modal.Title as="h2" id="modal-scroll">
            Market rules
          </Modal.Title>
        </Modal.Header>
        <Modal.Body tabIndex={0} role="region" aria-label="Rules">
          {Array.from({ length: 8 }, (_, chapter) => (
            <section key={chapter} className="mb-3">
              <h3>Chapter {chapter + 1}</h3>
              {RULES.map((rule) => (
                <p key={rule}>{rule}</p>
              ))}
            </section>
          ))}
        </Modal.Body>
        <Modal.Footer>
          <button type="button" className="btn btn-primary" onClick={() => setShown(false)}>
            Agreed
          </button>
        </Modal.Footer>
      </Modal>
    </>
  );
}
