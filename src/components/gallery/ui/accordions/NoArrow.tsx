import { useState } from 'react';
import Accordion from 'react-bootstrap/Accordion';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';
import { questions } from './questions';

export function NoArrow() {
  const [arrows, setArrows] = useState(false);
  return (
    <>
      <DemoControls>
        <ToggleControl label="Show arrows" checked={arrows} onChange={setArrows} />
      </DemoControls>
      <Accordion className={arrows ? undefined : 'accordion-bare'}>
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
