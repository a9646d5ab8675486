import { useState } from 'react';
import Dropdown from 'react-bootstrap/Dropdown';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';
import { MenuButton } from './MenuButton';

export function Dark() {
  const [dark, setDark] = useState(true);
  const [hour, setHour] = useState('At dusk');
  return (
    <>
      <DemoControls>
        <ToggleControl label="Pine menu" checked={dark} onChange={setDark} />
      </DemoControls>
      <Dropdown>
        <Dropdown.Toggle id="menu-dark" variant="dark">
          {hour}
        </Dropdown.Toggle>
        <Dropdown.Menu role="group" className={dark ? 'dropdown-menu-dark' : ''}>
          {['At dusk', 'At night', 'At dawn'].map((name) => (
            <Dropdown.Item key={name} as={MenuButton} active={name === hour} onClick={() => setHour(name)}>
              {name}
            </Dropdown.Item>
          ))}
        </Dropdown.Menu>
      </Dropdown>
    </>
  );
}
