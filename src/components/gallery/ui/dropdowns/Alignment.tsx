import { useState } from 'react';
import IconChevron from '~icons/tabler/chevron-down';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { Menu } from '@/components/ui/overlay/Menu';

const SIDES = ['start', 'end'] as const;
const LABEL = 'A rather long button for a menu';

export function Alignment() {
  const [side, setSide] = useState<(typeof SIDES)[number]>('start');
  const [chosen, setChosen] = useState('nothing');
  return (
    <>
      <DemoControls>
        <ChoiceControl label="Aligned at" options={SIDES} value={side} onChange={setSide} />
      </DemoControls>
      <div className="text-center">
        <Menu
          label={LABEL}
          className="btn btn-outline-secondary"
          align={side}
          trigger={
            <>
              {LABEL}
              <IconChevron />
            </>
          }
          items={['Short', 'Menu'].map((name) => ({ label: name, onSelect: () => setChosen(name) }))}
        />
      </div>
      <p className="mt-2" role="status">
        Chosen: {chosen}
      </p>
    </>
  );
}
