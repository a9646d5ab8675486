import { lazy, Suspense, useState } from 'react';
import type { OutboxListItem } from '@/queries/outbox/outbox-list';
import { OutboxEntryCard } from './OutboxEntryCard';

const EditEntryDialog = lazy(() =>
  import('./EditEntryDialog').then(({ EditEntryDialog }) => ({ default: EditEntryDialog })),
);

interface Props {
  entries: readonly OutboxListItem[];
  labelledBy?: string;
}

/** The edit dialog outlives its entry, which may be sent while somebody types, and with it the last row. */
export function OutboxEntryList({ entries, labelledBy }: Props) {
  const [editing, setEditing] = useState<OutboxListItem | null>(null);
  return (
    <>
      {entries.length > 0 && (
        <ul className="divided" aria-labelledby={labelledBy}>
          {entries.map((entry) => (
            <OutboxEntryCard key={entry.key} entry={entry} onEdit={() => setEditing(entry)} />
          ))}
        </ul>
      )}
      <Suspense fallback={null}>
        {editing && <EditEntryDialog entry={editing} onClose={() => setEditing(null)} />}
      </Suspense>
    </>
  );
}
