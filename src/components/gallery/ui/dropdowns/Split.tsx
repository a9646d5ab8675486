import { useState } from 'react';
import IconChevron from '~icons/tabler/chevron-down';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { VariantPicker } from '@/components/gallery/demo/controls/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';
import { Menu } from '@/components/ui/overlay/Menu';

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
        <div className="btn-group">
          <button type="button" className={`btn btn-${variant}`} onClick={() => setDone(ACTIONS[0])}>
            {ACTIONS[0]}
          </button>
          <Menu
            label="Other ways to post"
            className={`btn btn-${variant} btn-split`}
            trigger={<IconChevron />}
            items={ACTIONS.map((way) => ({ label: way, onSelect: () => setDone(way) }))}
          />
        </div>
        <span role="status">Last: {done}</span>
      </div>
    </>
  );
}
