import { useState } from 'react';
import Accordion from 'react-bootstrap/Accordion';
import { questions } from './questions';

const all = questions.map(({ id }) => id);

export function AlwaysOpen() {
  const [open, setOpen] = useState<string[]>(['market', 'lamp']);
  const full = open.length === all.length;
  return (
    <>
      <button
        type="button"
        className="btn btn-outline-secondary btn-sm mb-3"
        onClick={() => setOpen(full ? [] : [...all])}
      >
        {full ? 'Close all' : 'Open all'}
      </button>
      <Accordion
        alwaysOpen
        activeKey={open}
        onSelect={(keys) => setOpen(Array.isArray(keys) ? keys : keys ? [keys] : [])}
      >
        {questions.map(({ id, title, text }) => (
          <Accordion.Item key={id} eventKey={id}>
            <Accordion.Header as="h3">{title}</Accordion.Header>
            <Accordion.Body>{text}</Accordion.Body>
          </Accordion.Item>
        ))}
      </Accordion>
    </>
  );
}
