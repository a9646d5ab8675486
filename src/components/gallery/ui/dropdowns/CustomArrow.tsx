import { useState } from 'react';
import IconCaret from '~icons/tabler/caret-down-filled';
import IconDots from '~icons/tabler/dots';
import IconSelector from '~icons/tabler/selector';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { Menu } from '@/components/ui/overlay/Menu';

const ARROWS = ['selector', 'caret', 'dots', 'none'] as const;
const ICONS = { selector: IconSelector, caret: IconCaret, dots: IconDots, none: null };

export function CustomArrow() {
  const [arrow, setArrow] = useState<(typeof ARROWS)[number]>('selector');
  const [order, setOrder] = useState('name');
  const Icon = ICONS[arrow];
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Arrow" options={ARROWS} value={arrow} onChange={setArrow} />
      </OptionBar>
      <Menu
        label="Sort the stalls"
        className="btn btn-soft-orange"
        align="start"
        trigger={
          <>
            Sort the stalls
            {Icon && <Icon />}
          </>
        }
        items={['name', 'distance'].map((field) => ({
          label: `By ${field}`,
          checked: field === order,
          onSelect: () => setOrder(field),
        }))}
      />
    </>
  );
}
