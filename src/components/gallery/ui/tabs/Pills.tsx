import { useState } from 'react';
import Tab from 'react-bootstrap/Tab';
import Tabs from 'react-bootstrap/Tabs';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { VariantPicker } from '@/components/gallery/demo/controls/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';
import { tabItems } from './tab-items';

export function Pills() {
  const [variant, setVariant] = useState<ColourVariant>('success');
  return (
    <>
      <DemoControls>
        <VariantPicker value={variant} onChange={setVariant} />
      </DemoControls>
      <Tabs
        id="tabs-pills"
        variant="pills"
        defaultActiveKey="square"
        aria-label="Places as pills"
        className={`mb-3 variant-${variant}`}
      >
        {tabItems.map(({ id, name, text }) => (
          <Tab key={id} eventKey={id} title={name}>
            {text}
          </Tab>
        ))}
      </Tabs>
    </>
  );
}
