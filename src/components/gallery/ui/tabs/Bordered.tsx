import { useState } from 'react';
import Tab from 'react-bootstrap/Tab';
import Tabs from 'react-bootstrap/Tabs';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { VariantPicker } from '@/components/gallery/demo/controls/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';
import { tabItems } from './tab-items';

export function Bordered() {
  const [variant, setVariant] = useState<ColourVariant>('link');
  return (
    <>
      <DemoControls>
        <VariantPicker value={variant} onChange={setVariant} />
      </DemoControls>
      <div className={`tabs-framed variant-${variant}`}>
        <Tabs id="tabs-bordered" defaultActiveKey="arcade" aria-label="Places, framed">
          {tabItems.map(({ id, name, text }) => (
            <Tab key={id} eventKey={id} title={name} className="p-3">
              {text}
            </Tab>
          ))}
        </Tabs>
      </div>
    </>
  );
}
