import { useState } from 'react';
import IconChevron from '~icons/tabler/chevron-down';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { Menu } from '@/components/ui/overlay/Menu';
import '@/components/ui/parts/parts.scss';

export function Dark() {
  const [dark, setDark] = useState(true);
  const [hour, setHour] = useState('At dusk');
  return (
    <>
      <OptionBar>
        <ToggleOption label="Pine menu" checked={dark} onChange={setDark} />
      </OptionBar>
      <Menu
        label={hour}
        className="btn btn-dark"
        align="start"
        panelClassName={dark ? 'menu-pine' : ''}
        trigger={
          <>
            {hour}
            <IconChevron />
          </>
        }
        items={['At dusk', 'At night', 'At dawn'].map((name) => ({
          label: name,
          checked: name === hour,
          onSelect: () => setHour(name),
        }))}
      />
    </>
  );
}
