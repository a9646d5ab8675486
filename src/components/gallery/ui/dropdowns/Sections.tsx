import { useState } from 'react';
import IconChevron from '~icons/tabler/chevron-down';
import IconCopy from '~icons/tabler/copy';
import IconFlag from '~icons/tabler/flag';
import IconPencil from '~icons/tabler/pencil';
import IconTrash from '~icons/tabler/trash';
import { Menu } from '@/components/ui/overlay/Menu';

export function Sections() {
  const [last, setLast] = useState('nothing');
  return (
    <>
      <div className="mb-4">
        <Menu
          label="This post"
          className="btn btn-dark"
          align="start"
          trigger={
            <>
              This post
              <IconChevron />
            </>
          }
          header={<span className="text-secondary">Posted two hours ago</span>}
          items={[
            { heading: 'Change' },
            { label: 'Edit', icon: <IconPencil />, onSelect: () => setLast('edit') },
            { label: 'Copy the link', icon: <IconCopy />, onSelect: () => setLast('copy') },
            'separator',
            { heading: 'Object' },
            { label: 'Report', icon: <IconFlag />, onSelect: () => setLast('report') },
            { label: 'Delete', icon: <IconTrash />, danger: true, onSelect: () => setLast('delete') },
          ]}
        />
      </div>
      <p role="status">Asked for: {last}</p>
    </>
  );
}
