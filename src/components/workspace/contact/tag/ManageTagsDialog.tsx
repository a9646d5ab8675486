import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import IconPencil from '~icons/tabler/pencil';
import IconTrash from '~icons/tabler/trash';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { NameDialog } from '@/components/ui/overlay/NameDialog';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { toTags } from '@/data/user/import-contacts';
import type { Contact } from '@/data/user/schema';
import { renameTagOptions } from '@/queries/workspace/mutations/contact';
import { commonText } from '@/messages/ui/common';
import { contactText } from '@/messages/workspace/contact';
import '@/components/ui/list/list-group.scss';

interface Props {
  contacts: readonly Contact[];
  tags: readonly string[];
  onClose: () => void;
}

/** Renames and removes tags of all contacts. */
export function ManageTagsDialog({ contacts, tags, onClose }: Props) {
  const [renamed, setRenamed] = useState<string | null>(null);
  const change = useMutation(renameTagOptions());
  return (
    <Dialog open onClose={onClose} title={contactText.tags}>
      {tags.length === 0 && <EmptyState title={contactText.noTagsYet} text={contactText.noTagsHint} />}
      <ul className="list-group list-group-flush">
        {tags.map((tag) => (
          <li key={tag} className="list-group-item row-3">
            <span className="fill">
              <b>{tag}</b>
              <small className="d-block text-ink-2">
                {contactText.contactCount(contacts.filter((one) => one.tags.includes(tag)).length)}
              </small>
            </span>
            <button
              type="button"
              className="icon-button icon-button-sm"
              aria-label={contactText.renameTag(tag)}
              onClick={() => setRenamed(tag)}
            >
              <IconPencil />
            </button>
            <button
              type="button"
              className="icon-button icon-button-sm"
              aria-label={contactText.removeTag(tag)}
              onClick={() => change.mutate({ tag, to: null })}
            >
              <IconTrash />
            </button>
          </li>
        ))}
      </ul>
      {renamed !== null && (
        <NameDialog
          title={contactText.renameTag(renamed)}
          label={contactText.tag}
          action={commonText.rename}
          name={renamed}
          onSave={(name) => {
            const [to] = toTags([name]);
            if (to) change.mutate({ tag: renamed, to });
          }}
          onClose={() => setRenamed(null)}
        />
      )}
    </Dialog>
  );
}
