import { useState } from 'react';
import IconTrash from '~icons/tabler/trash';
import { showToast } from '@/lib/overlays/toast';
import '@/components/ui/list/list-group.scss';

const DRAFTS = ['About the north gate', 'A song for the well', 'Lost: one glove'] as const;

export function UndoToast() {
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const remove = (draft: string) => {
    setRemoved([...removed, draft]);
    showToast({
      type: 'default',
      title: 'Draft deleted',
      text: draft,
      action: { label: 'Undo', run: () => setRemoved((now) => now.filter((other) => other !== draft)) },
    });
  };
  return (
    <ul className="list-group">
      {DRAFTS.filter((draft) => !removed.includes(draft)).map((draft) => (
        <li key={draft} className="list-group-item d-flex align-items-center">
          {draft}
          <button
            type="button"
            className="icon-button icon-button-sm ms-auto"
            aria-label={`Delete ${draft}`}
            onClick={() => remove(draft)}
          >
            <IconTrash />
          </button>
        </li>
      ))}
      {removed.length === DRAFTS.length && <li className="list-group-item">No drafts left</li>}
    </ul>
  );
}
