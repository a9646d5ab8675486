import { type ComponentProps, useState } from 'react';
import { Menu } from '@/components/ui/overlay/Menu';
import { cellsOf } from '@/components/gallery/demo/strip/strip-cells';

const STALLS = ['Bread', 'Honey'];

function StallMenu(props: Pick<ComponentProps<typeof Menu>, 'className' | 'align' | 'disabled'>) {
  const [stall, setStall] = useState('Stall');
  return (
    <Menu
      className="btn btn-soft-primary"
      {...props}
      label={stall}
      trigger={stall}
      items={STALLS.map((label) => ({ label, onSelect: () => setStall(label) }))}
    />
  );
}

export const cells = cellsOf(
  StallMenu,
  {},
  {
    className: ['btn btn-sm btn-soft-primary', 'btn btn-lg btn-soft-primary', 'btn btn-outline-secondary'],
    align: ['start', 'end'],
    disabled: [true],
  },
);
