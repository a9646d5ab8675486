import type { Contact } from '@/data/user/schema';
import { allTags } from './filter-contacts';
import { ImportDialog } from './import/ImportDialog';
import { DuplicatesDialog } from './merge/DuplicatesDialog';
import { MergeDialog } from './merge/MergeDialog';
import { ManageTagsDialog } from './tag/ManageTagsDialog';
import { TagDialog } from './tag/TagDialog';

export type OpenDialog =
  | { kind: 'import' | 'duplicates' | 'tags' }
  | { kind: 'tag' | 'merge'; contacts: readonly Contact[] };

interface Props {
  dialog: OpenDialog;
  /** The whole address book. */
  people: readonly Contact[];
  open: (dialog: OpenDialog | null) => void;
}

export function ContactDialogs({ dialog, people, open }: Props) {
  const close = () => open(null);
  if ('contacts' in dialog) {
    if (dialog.kind === 'tag')
      return <TagDialog contacts={dialog.contacts} tags={allTags(people)} onClose={close} />;
    const [first, second, ...rest] = dialog.contacts;
    if (!first || !second) return null;
    return <MergeDialog contacts={[first, second, ...rest]} onClose={close} />;
  }
  if (dialog.kind === 'import') return <ImportDialog contacts={people} onClose={close} />;
  if (dialog.kind === 'tags')
    return <ManageTagsDialog contacts={people} tags={allTags(people)} onClose={close} />;
  return (
    <DuplicatesDialog
      contacts={people}
      onMerge={(contacts) => open({ kind: 'merge', contacts })}
      onClose={close}
    />
  );
}
