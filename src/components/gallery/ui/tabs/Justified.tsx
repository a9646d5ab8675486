import { useState } from 'react';
import Tab from 'react-bootstrap/Tab';
import Tabs from 'react-bootstrap/Tabs';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { tabItems } from './tab-items';

const SPREADS = ['justified', 'centred', 'end'] as const;
const CLASS = { justified: 'nav-justified', centred: 'justify-content-center', end: 'justify-content-end' };

export function Justified() {
  const [spread, setSpread] = useState<(typeof SPREADS)[number]>('justified');
  return (
    <>
      <DemoControls>
        <ChoiceControl label="Spread" options={SPREADS} value={spread} onChange={setSpread} />
      </DemoControls>
      <Tabs
        id="tabs-justified"
        defaultActiveKey="square"
        aria-label="Places, spread"
        className={`mb-3 ${CLASS[spread]}`}
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
