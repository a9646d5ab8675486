import type { ComponentProps } from 'react';
import { Popover } from '@/components/ui/overlay/Popover';
import { cellsOf } from '@/components/gallery/demo/strip/strip-cells';
import '@/components/ui/parts/parts.scss';

const Hours = (look: Pick<ComponentProps<typeof Popover>, 'align' | 'panelClassName'>) => (
  <Popover {...look} label="Opening hours" trigger="Hours" className="btn btn-soft-secondary">
    {() => <p>From eight to one.</p>}
  </Popover>
);

export const cells = [
  ...cellsOf(Hours, {}, { align: ['start', 'end', 'centre', 'above', 'beside', 'before'] }),
  { label: 'Fill', node: <Hours panelClassName="variant-info variant-fill" /> },
];
