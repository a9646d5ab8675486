import { useState } from 'react';
import IconChevron from '~icons/tabler/chevron-down';
import { Menu } from '@/components/ui/overlay/Menu';

const SEATS = ['By the window', 'On the terrace', 'At the bar'] as const;

export function States() {
  const [seat, setSeat] = useState<string>(SEATS[0]);
  const label = `Seat: ${seat}`;
  return (
    <Menu
      label={label}
      className="btn btn-info"
      align="start"
      trigger={
        <>
          {label}
          <IconChevron />
        </>
      }
      items={[
        ...SEATS.map((name) => ({ label: name, checked: seat === name, onSelect: () => setSeat(name) })),
        { label: 'In the fountain', disabled: true, onSelect: () => undefined },
      ]}
    />
  );
}
