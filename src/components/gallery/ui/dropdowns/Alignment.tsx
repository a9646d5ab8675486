import { useState } from 'react';
import Dropdown from 'react-bootstrap/Dropdown';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { MenuButton } from './MenuButton';

const SIDES = ['start', 'end'] as const;

export function Alignment() {
  const [side, setSide] = useState<(typeof SIDES)[number]>('start');
  return (
    <>
      <DemoControls>
        <ChoiceControl label="Aligned at" options={SIDES} value={side} onChange={setSide} />
      </DemoControls>
      <Dropdown align={side} className="text-center">
        <Dropdown.Toggle id="menu-align" variant="outline-secondary">
          A rather long button for a menu
        </Dropdown.Toggle>
        <Dropdown.Menu role="group">
          <Dropdown.Item as={MenuButton}>Short</Dropdown.Item>
          <Dropdown.Item as={MenuButton}>Menu</Dropdown.Item>
        </Dropdown.Menu>
      </Dropdown>
    </>
  );
}
