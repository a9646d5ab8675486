import { useState } from 'react';
import IconChevron from '~icons/tabler/chevron-down';
import { Menu } from '@/components/ui/overlay/Menu';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

export function SplitButton() {
  const [hour, setHour] = useState('now');
  return (
    <div className="btn-group d-inline-flex">
      <button type="button" className="btn btn-primary" onClick={() => setHour('now')}>
        Send {hour}
      </button>
      <Menu
        label="Another hour"
        className="btn btn-primary px-2"
        trigger={<IconChevron />}
        items={['at noon', 'at dusk', 'tomorrow'].map((when) => ({
          label: `Send ${when}`,
          onSelect: () => setHour(when),
        }))}
      />
    </div>
  );
}
