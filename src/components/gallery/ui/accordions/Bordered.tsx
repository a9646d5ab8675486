import { useState } from 'react';
import Accordion from 'react-bootstrap/Accordion';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { VariantPicker } from '@/components/gallery/demo/controls/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';
import { questions } from './questions';

export function Bordered() {
  const [variant, setVariant] = useState<ColourVariant>('primary');
  return (
    <>
      <DemoControls>
        <VariantPicker value={variant} onChange={setVariant} />
      </DemoControls>
      <Accordion className={`accordion-apart variant-${variant}`} defaultActiveKey="bench">
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
