import { useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';

export function StaticBackdrop() {
  const [shown, setShown] = useState(false);
  const [fixed, setFixed] = useState(true);
  const [answer, setAnswer] = useState('none yet');
  const say = (word: string) => {
    setAnswer(word);
    setShown(false);
  };
  return (
    <>
      <DemoControls>
        <ToggleControl label="Wants an answer" checked={fixed} onChange={setFixed} />
      </DemoControls>
      <div className="d-flex flex-wrap align-items-center gap-3">
        <button type="button" className="btn btn-primary" onClick={() => setShown(true)}>
          Ask
        </button>
        <span role="status">Answer: {answer}</span>
      </div>
      <Modal
        show={shown}
        onHide={() => say('dismissed')}
        backdrop={fixed ? 'static' : true}
        keyboard={!fixed}
        aria-labelledby="modal-static"
      >
        <Modal.Header>
          <Modal.Title as="h2" id="modal-static">
            Keep the lamps on all night?
          </Modal.Title>
        </Modal.Header>
        <Modal.Body>The chess players would like it. The neighbours would not.</Modal.Body>
        <Modal.Footer>
          <button type="button" className="btn btn-outline-secondary" onClick={() => say('no')}>
            No
          </button>
          <button type="button" className="btn btn-primary" onClick={() => say('yes')}>
            Yes
          </button>
        </Modal.Footer>
      </Modal>
    </>
  );
}
