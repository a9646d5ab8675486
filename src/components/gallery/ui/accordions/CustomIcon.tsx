import { useState } from 'react';
import Accordion from 'react-bootstrap/Accordion';
import IconMinus from '~icons/tabler/minus';
import IconPlus from '~icons/tabler/plus';
import { questions } from './questions';

export function CustomIcon() {
  const [open, setOpen] = useState<string | null>('lamp');
  return (
    <Accordion
      className="accordion-bare"
      activeKey={open}
      onSelect={(key) => setOpen(typeof key === 'string' ? key : null)}
    >
      {questions.map(({ id, title, text }) => (
        <Accordion.Item key={id} eventKey={id}>
          <Accordion.Header as="h3">
            <span className="arch-icon">{open === id ? <IconMinus /> : <IconPlus />}</span>
            {title}
          </Accordion.Header>
          <Accordion.Body>{text}</Accordion.Body>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
