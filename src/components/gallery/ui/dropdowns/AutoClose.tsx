import { useState } from 'react';
import IconChevron from '~icons/tabler/chevron-down';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { Menu } from '@/components/ui/overlay/Menu';

const MODES = ['any', 'inside', 'outside', 'button'] as const;
const NAMES = {
  any: 'Any click',
  inside: 'A click inside',
  outside: 'A click outside',
  button: 'The button only',
};

export function AutoClose() {
  const [mode, setMode] = useState<(typeof MODES)[number]>('any');
  const [picked, setPicked] = useState(0);
  const label = `Apples in the basket: ${picked}`;
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Closed by" options={MODES} value={mode} onChange={setMode} names={NAMES} />
      </OptionBar>
      <Menu
        label={label}
        className="btn btn-soft-purple"
        align="start"
        closedBy={mode}
        trigger={
          <>
            {label}
            <IconChevron />
          </>
        }
        items={[
          { label: 'One more', onSelect: () => setPicked(picked + 1) },
          { label: 'Reset', onSelect: () => setPicked(0) },
        ]}
      />
    </>
  );
}
