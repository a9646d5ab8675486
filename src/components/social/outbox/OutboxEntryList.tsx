import { lazy, Suspense, useState } from 'react';
import type { OutboxLine } from '@/queries/outbox/outbox-list';
import { OutboxCard } from './OutboxEntryCard';

const EditWait = lazy(() => import('./EditEntryDialog').then(({ EditWait }) => ({ default: EditWait })));

interface Props {
  lines: readonly OutboxLine[];
  labelledBy?: string;
}

/** Writes that wait. A form that changes one stands here, not in its row: the row goes when it is sent. */
export function WaitList({ lines, labelledBy }: Props) {
  const [editing, setEditing] = useState<OutboxLine | null>(null);
  return (
    <>
      <ul className="waits" aria-labelledby={labelledBy}>
        {lines.map((line) => (
          <OutboxCard key={line.key} line={line} onEdit={() => setEditing(line)} />
        ))}
      </ul>
      <Suspense fallback={null}>
        {editing && <EditWait line={editing} onClose={() => setEditing(null)} />}
      </Suspense>
    </>
  );
}
