import { useState } from 'react';
import Dropdown from 'react-bootstrap/Dropdown';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { VariantPicker } from '@/components/gallery/demo/controls/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';
import { MenuButton } from './MenuButton';

const DAYS = ['Wednesday', 'Saturday', 'Sunday'] as const;

export function Single() {
  const [variant, setVariant] = useState<ColourVariant>('primary');
  const [day, setDay] = useState('Choose a day');
  return (
    <>
      <DemoControls>
        <VariantPicker value={variant} onChange={setVariant} />
      </DemoControls>
      <Dropdown>
        <Dropdown.Toggle id="menu-single" variant={variant}>
          {day}
        </Dropdown.Toggle>
        <Dropdown.Menu role="group">
          {DAYS.map((name) => (
            <Dropdown.Item key={name} as={MenuButton} onClick={() => setDay(name)}>
              {name}
            </Dropdown.Item>
          ))}
        </Dropdown.Menu>
      </Dropdown>
    </>
  );
}
