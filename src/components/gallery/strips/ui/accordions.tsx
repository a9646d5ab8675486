import { useState } from 'react';
import { Disclosure } from '@/components/ui/control/Disclosure';
import { cellsOf } from '@/components/gallery/demo/strip/strip-cells';

function Hours({ open = false, icon }: { open?: boolean; icon?: null }) {
  const [isOpen, setOpen] = useState(open);
  return (
    <Disclosure
      title="Opening hours"
      open={isOpen}
      onToggle={() => setOpen(!isOpen)}
      {...(icon === null ? { icon } : {})}
    >
      From eight to one.
    </Disclosure>
  );
}

export const cells = [
  ...cellsOf(Hours, {}, { open: [true] }),
  { label: 'No icon', node: <Hours icon={null} /> },
];
