import { useState } from 'react';
import Dropdown from 'react-bootstrap/Dropdown';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { MenuButton } from './MenuButton';

const MODES = ['any', 'inside', 'outside', 'never'] as const;
const NAMES = {
  any: 'Any click',
  inside: 'A click inside',
  outside: 'A click outside',
  never: 'The button only',
};
const AUTO = { any: true, inside: 'inside', outside: 'outside', never: false } as const;

export function AutoClose() {
  const [mode, setMode] = useState<(typeof MODES)[number]>('any');
  const [picked, setPicked] = useState(0);
  return (
    <>
      <DemoControls>
        <ChoiceControl label="Closed by" options={MODES} value={mode} onChange={setMode} names={NAMES} />
      </DemoControls>
      <Dropdown autoClose={AUTO[mode]}>
        <Dropdown.Toggle id="menu-close" variant="soft-purple">
          Apples in the basket: {picked}
        </Dropdown.Toggle>
        <Dropdown.Menu role="group">
          <Dropdown.Item as={MenuButton} onClick={() => setPicked(picked + 1)}>
            One more
          </Dropdown.Item>
          <Dropdown.Item as={MenuButton} onClick={() => setPicked(0)}>
            Reset
          </Dropdown.Item>
        </Dropdown.Menu>
      </Dropdown>
    </>
  );
}
