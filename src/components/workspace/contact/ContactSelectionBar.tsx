import { useMutation } from '@tanstack/react-query';
import IconDownload from '~icons/tabler/download';
import IconMerge from '~icons/tabler/git-merge';
import IconTag from '~icons/tabler/tag';
import IconTrash from '~icons/tabler/trash';
import { type BulkAction, SelectionBar } from '@/components/ui/overlay/SelectionBar';
import type { Contact } from '@/data/user/schema';
import { removeContactsOptions } from '@/queries/workspace/mutations/contact';
import { commonText } from '@/messages/ui/common';
import { contactText } from '@/messages/workspace/contact';
import { exportItems } from './export-contacts';

interface Props {
  contacts: readonly Contact[];
  /** Readers of a space only export. */
  isReader: boolean;
  onTag: () => void;
  onMerge: () => void;
  clear: () => void;
}

export function ContactSelectionBar({ contacts, isReader, onTag, onMerge, clear }: Props) {
  const remove = useMutation(removeContactsOptions());
  const keepAfter = (open: () => void) => () => {
    open();
    return 'keep' as const;
  };
  const actions: BulkAction<Contact>[] = [
    { label: contactText.tag, icon: <IconTag />, run: keepAfter(onTag) },
    ...(contacts.length > 1
      ? [{ label: contactText.merge, icon: <IconMerge />, rare: true, run: keepAfter(onMerge) }]
      : []),
    {
      label: commonText.delete,
      icon: <IconTrash />,
      run: async (rows) => void (await remove.mutateAsync(rows)),
    },
  ];
  const exporting = {
    label: contactText.exportTheSelection,
    icon: <IconDownload />,
    rare: true,
    items: exportItems(contacts),
  };
  return <SelectionBar rows={contacts} actions={[...(isReader ? [] : actions), exporting]} clear={clear} />;
}
