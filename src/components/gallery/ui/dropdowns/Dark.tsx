import { useState } from 'react';
import IconChevron from '~icons/tabler/chevron-down';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { Menu } from '@/components/ui/overlay/Menu';

export function Dark() {
  const [dark, setDark] = useState(true);
  const [hour, setHour] = useState('At dusk');
  return (
    <>
      <OptionBar>
        <ToggleOption label="Dark menu" checked={dark} onChange={setDark} />
      </OptionBar>
      <div className="box fit p-3 bg-surface" data-bs-theme={dark ? 'dark' : undefined}>
        <Menu
          label={hour}
          className="btn btn-primary"
          align="start"
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
      </div>
    </>
  );
}
