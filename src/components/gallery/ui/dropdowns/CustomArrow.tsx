import { useState } from 'react';
import Dropdown from 'react-bootstrap/Dropdown';
import IconCaret from '~icons/tabler/caret-down-filled';
import IconDots from '~icons/tabler/dots';
import IconSelector from '~icons/tabler/selector';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { MenuButton } from './MenuButton';

const ARROWS = ['selector', 'caret', 'dots', 'none'] as const;
const ICONS = { selector: IconSelector, caret: IconCaret, dots: IconDots, none: null };

export function CustomArrow() {
  const [arrow, setArrow] = useState<(typeof ARROWS)[number]>('selector');
  const [open, setOpen] = useState(false);
  const Icon = ICONS[arrow];
  return (
    <>
      <DemoControls>
        <ChoiceControl label="Arrow" options={ARROWS} value={arrow} onChange={setArrow} />
      </DemoControls>
      <Dropdown show={open} onToggle={setOpen}>
        <Dropdown.Toggle id="menu-arrow" variant="soft-orange" className="no-caret">
          Sort the stalls
          {Icon && <Icon className={`icon rotatable${open ? ' is-rotated' : ''}`} />}
        </Dropdown.Toggle>
        <Dropdown.Menu role="group">
          <Dropdown.Item as={MenuButton}>By name</Dropdown.Item>
          <Dropdown.Item as={MenuButton}>By distance</Dropdown.Item>
        </Dropdown.Menu>
      </Dropdown>
    </>
  );
}
