import { useState } from 'react';
import Tab from 'react-bootstrap/Tab';
import Tabs from 'react-bootstrap/Tabs';
import { Choice } from '@/components/gallery/demo/controls/ChoiceControl';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { places } from './tab-items';

const SPREADS = ['justified', 'centred', 'end'] as const;
const CLASS = { justified: 'nav-justified', centred: 'justify-content-center', end: 'justify-content-end' };

/** Shared over the whole width, in the middle, or at the end. */
export function Justified() {
  const [spread, setSpread] = useState<(typeof SPREADS)[number]>('justified');
  return (
    <>
      <Controls>
        <Choice label="Spread" options={SPREADS} value={spread} onChange={setSpread} />
      </Controls>
      <Tabs
        id="tabs-justified"
        defaultActiveKey="square"
        aria-label="Places, spread"
        className={`mb-3 ${CLASS[spread]}`}
      >
        {places.map(({ id, name, text }) => (
          <Tab key={id} eventKey={id} title={name}>
            {text}
          </Tab>
        ))}
      </Tabs>
    </>
  );
}
