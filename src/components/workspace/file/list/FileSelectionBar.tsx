import IconArrowMove from '~icons/tabler/folder-symlink';
import IconCheckAll from '~icons/tabler/checks';
import IconCopy from '~icons/tabler/copy';
import IconDownload from '~icons/tabler/download';
import IconRestore from '~icons/tabler/arrow-back-up';
import IconTrash from '~icons/tabler/trash';
import type { ReactNode } from 'react';
import { type BulkAction, SelectionBar } from '@/components/ui/overlay/SelectionBar';
import type { FileSearch } from '@/components/workspace/file/file-search';
import type { FileActions } from '@/components/workspace/file/use-file-actions';
import type { FileWithUser } from '@/data/file/schema';
import { commonText } from '@/messages/ui/common';
import { fileText } from '@/messages/workspace/file';
import type { FileSelection } from './use-file-selection';

interface Props {
  selection: FileSelection;
  place: FileSearch['place'];
  actions: FileActions;
}

/** The actions clear the selection themselves: some ask first and can be cancelled. */
const fileAction = (
  label: string,
  icon: ReactNode,
  run: (files: readonly FileWithUser[]) => void,
): BulkAction<FileWithUser> => ({
  label,
  icon,
  run: (files) => {
    run(files);
    return 'keep';
  },
});

export function FileSelectionBar({ selection: { selected, selectAll, clear }, place, actions }: Props) {
  const download = fileAction(commonText.download, <IconDownload />, actions.download);
  const changes =
    place === 'bin'
      ? [
          fileAction(commonText.restore, <IconRestore />, actions.restore),
          fileAction(fileText.deletePermanently, <IconTrash />, actions.deleteForever),
        ]
      : [
          fileAction(commonText.move, <IconArrowMove />, actions.startMove),
          { ...fileAction(commonText.copy, <IconCopy />, actions.copy), rare: true },
          { ...download, rare: true },
          fileAction(fileText.moveToBin, <IconTrash />, actions.trash),
        ];
  const readable = place === 'bin' ? [] : [download];
  const placeActions = actions.canEdit ? changes : readable;
  return (
    <SelectionBar
      rows={selected}
      actions={[
        ...placeActions,
        { ...fileAction(fileText.selectAll, <IconCheckAll />, selectAll), rare: true },
      ]}
      clear={clear}
    />
  );
}
