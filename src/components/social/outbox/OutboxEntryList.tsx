import { lazy, Suspense, useState } from 'react';
import type { OutboxListItem } from '@/queries/outbox/outbox-list';
import { OutboxEntryCard } from './OutboxEntryCard';

const EditWait = lazy(() =>
  import('./EditEntryDialog').then(({ EditEntryDialog: EditWait }) => ({ default: EditWait })),
);

interface Props {
  lines: readonly OutboxListItem[];
  labelledBy?: string;
}

/** Writes that wait. A form that changes one stands here, not in its row: the row goes when it is sent. */
export function OutboxEntryList({ lines, labelledBy }: Props) {
  const [editing, setEditing] = useState<OutboxListItem | null>(null);
  return (
    <>
      <ul className="queue-list" aria-labelledby={labelledBy}>
        {lines.map((line) => (
          <OutboxEntryCard key={line.key} line={line} onEdit={() => setEditing(line)} />
        ))}
      </ul>
      <Suspense fallback={null}>
        {editing && <EditWait line={editing} onClose={() => setEditing(null)} />}
      </Suspense>
    </>
  );
}
