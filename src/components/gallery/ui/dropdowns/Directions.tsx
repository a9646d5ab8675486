import { useState } from 'react';
import Dropdown from 'react-bootstrap/Dropdown';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { MenuButton } from './MenuButton';

const DIRECTIONS = ['down', 'up', 'start', 'end', 'down-centered', 'up-centered'] as const;
const NAMES = { 'down-centered': 'Down, centred', 'up-centered': 'Up, centred' };

export function Directions() {
  const [way, setWay] = useState<(typeof DIRECTIONS)[number]>('down');
  return (
    <>
      <DemoControls>
        <ChoiceControl label="Direction" options={DIRECTIONS} value={way} onChange={setWay} names={NAMES} />
      </DemoControls>
      <Dropdown drop={way} className="d-inline-block">
        <Dropdown.Toggle id="menu-direction" variant="secondary">
          Which way
        </Dropdown.Toggle>
        <Dropdown.Menu role="group">
          {['To the well', 'To the gate', 'To the tram'].map((name) => (
            <Dropdown.Item key={name} as={MenuButton}>
              {name}
            </Dropdown.Item>
          ))}
        </Dropdown.Menu>
      </Dropdown>
    </>
  );
}
