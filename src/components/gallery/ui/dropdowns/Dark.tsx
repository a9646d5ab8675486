import { useState } from 'react';
import IconChevron from '~icons/tabler/chevron-down';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';
import { Menu } from '@/components/ui/overlay/Menu';

export function Dark() {
  const [dark, setDark] = useState(true);
  const [hour, setHour] = useState('At dusk');
  return (
    <>
      <DemoControls>
        <ToggleControl label="Pine menu" checked={dark} onChange={setDark} />
      </DemoControls>
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
