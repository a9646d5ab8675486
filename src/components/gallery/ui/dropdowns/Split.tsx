import { useState } from 'react';
import IconChevron from '~icons/tabler/chevron-down';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { VariantPicker } from '@/components/ui/option/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';
import { Menu } from '@/components/ui/overlay/Menu';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

const ACTIONS = ['Post', 'Post at dusk', 'Save as draft'] as const;

export function Split() {
  const [variant, setVariant] = useState<ColourVariant>('success');
  const [done, setDone] = useState('Nothing yet');
  return (
    <>
      <OptionBar>
        <VariantPicker value={variant} onChange={setVariant} />
      </OptionBar>
      <div className="d-flex flex-wrap align-items-center gap-4">
        <div className="btn-group d-inline-flex">
          <button type="button" className={`btn btn-${variant}`} onClick={() => setDone(ACTIONS[0])}>
            {ACTIONS[0]}
          </button>
          <Menu
            label="Other ways to post"
            className={`btn btn-${variant} px-2`}
            trigger={<IconChevron />}
            items={ACTIONS.map((way) => ({ label: way, onSelect: () => setDone(way) }))}
          />
        </div>
        <span role="status">Last: {done}</span>
      </div>
    </>
  );
}
