import { Dialog } from '@/components/ui/overlay/Dialog';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { findDuplicates } from '@/data/user/duplicates';
import type { Contact } from '@/data/user/schema';
import { contactText } from '@/messages/workspace/contact';
import '@/components/ui/list/list-group.scss';

interface Props {
  contacts: readonly Contact[];
  onMerge: (group: readonly Contact[]) => void;
  onClose: () => void;
}

/** Groups of contacts that are probably one person. */
export function DuplicatesDialog({ contacts, onMerge, onClose }: Props) {
  const groups = findDuplicates(contacts);
  return (
    <Dialog open onClose={onClose} title={contactText.duplicates}>
      {groups.length === 0 && (
        <EmptyState title={contactText.noDuplicates} text={contactText.noDuplicatesHint} />
      )}
      <ul className="list-group list-group-flush">
        {groups.map((group) => (
          <li key={group[0]?.id} className="list-group-item row-3">
            <span className="fill">
              <b>{group[0]?.name}</b>
              <small className="d-block text-ink-2">
                {group.map(({ email, phone }) => email || phone).join(', ')}
              </small>
            </span>
            <button
              type="button"
              className="btn btn-outline-secondary btn-sm flex-none"
              aria-label={contactText.mergeGroup(group[0]?.name ?? '')}
              onClick={() => onMerge(group)}
            >
              {contactText.merge}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
