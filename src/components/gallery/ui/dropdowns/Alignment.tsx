import { useState } from 'react';
import IconChevron from '~icons/tabler/chevron-down';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { Menu } from '@/components/ui/overlay/Menu';

const SIDES = ['start', 'end'] as const;
const LABEL = 'A rather long button for a menu';

export function Alignment() {
  const [side, setSide] = useState<(typeof SIDES)[number]>('start');
  const [chosen, setChosen] = useState('nothing');
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Aligned at" options={SIDES} value={side} onChange={setSide} />
      </OptionBar>
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
