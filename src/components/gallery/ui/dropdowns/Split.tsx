import { useState } from 'react';
import ButtonGroup from 'react-bootstrap/ButtonGroup';
import Dropdown from 'react-bootstrap/Dropdown';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { VariantPicker } from '@/components/gallery/demo/controls/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';
import { MenuButton } from './MenuButton';

const ACTIONS = ['Post', 'Post at dusk', 'Save as draft'] as const;

export function Split() {
  const [variant, setVariant] = useState<ColourVariant>('success');
  const [done, setDone] = useState('Nothing yet');
  return (
    <>
      <DemoControls>
        <VariantPicker value={variant} onChange={setVariant} />
      </DemoControls>
      <div className="d-flex flex-wrap align-items-center gap-3">
        <Dropdown as={ButtonGroup}>
          <button type="button" className={`btn btn-${variant}`} onClick={() => setDone(ACTIONS[0])}>
            {ACTIONS[0]}
          </button>
          <Dropdown.Toggle split id="menu-split" variant={variant}>
            <span className="visually-hidden">Other ways to post</span>
          </Dropdown.Toggle>
          <Dropdown.Menu role="group">
            {ACTIONS.map((way) => (
              <Dropdown.Item key={way} as={MenuButton} onClick={() => setDone(way)}>
                {way}
              </Dropdown.Item>
            ))}
          </Dropdown.Menu>
        </Dropdown>
        <span role="status">Last: {done}</span>
      </div>
    </>
  );
}
