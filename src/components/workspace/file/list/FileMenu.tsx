import IconCopy from '~icons/tabler/copy';
import IconDots from '~icons/tabler/dots-vertical';
import IconDownload from '~icons/tabler/download';
import IconEye from '~icons/tabler/eye';
import IconMove from '~icons/tabler/folder-share';
import IconInfo from '~icons/tabler/info-circle';
import IconRename from '~icons/tabler/pencil';
import IconRestore from '~icons/tabler/restore';
import IconStar from '~icons/tabler/star';
import IconTrash from '~icons/tabler/trash';
import IconShare from '~icons/tabler/user-plus';
import { Menu, type MenuEntry } from '@/components/ui/overlay/Menu';
import type { FileWithUser } from '@/data/file/schema';
import type { FileActions } from '@/components/workspace/file/use-file-actions';

function menuEntries(file: FileWithUser, fileActions: FileActions): readonly MenuEntry[] {
  const details: MenuEntry = {
    label: 'Details',
    icon: <IconInfo />,
    onSelect: () => fileActions.showDetails(file),
  };
  if (file.trashedAt !== null && !fileActions.canEdit) return [details];
  if (file.trashedAt !== null) {
    return [
      { label: 'Restore', icon: <IconRestore />, onSelect: () => fileActions.restore([file]) },
      details,
      'separator',
      {
        label: 'Delete permanently',
        icon: <IconTrash />,
        danger: true,
        onSelect: () => fileActions.deleteForever([file]),
      },
    ];
  }
  const download: readonly MenuEntry[] =
    file.kind === 'folder'
      ? []
      : [{ label: 'Download', icon: <IconDownload />, onSelect: () => fileActions.download([file]) }];
  const read: readonly MenuEntry[] = [
    { label: 'Open', icon: <IconEye />, onSelect: () => fileActions.open(file) },
    details,
    ...download,
  ];
  if (!fileActions.canEdit) return read;
  return [
    ...read,
    'separator',
    { label: 'Rename', icon: <IconRename />, shortcut: 'F2', onSelect: () => fileActions.startRename(file) },
    { label: 'Move', icon: <IconMove />, onSelect: () => fileActions.startMove([file]) },
    { label: 'Copy', icon: <IconCopy />, onSelect: () => fileActions.copy([file]) },
    { label: 'Share', icon: <IconShare />, onSelect: () => fileActions.startShare(file) },
    {
      label: file.starred ? 'Remove star' : 'Star',
      icon: <IconStar />,
      onSelect: () => fileActions.toggleStar(file),
    },
    'separator',
    {
      label: 'Move to bin',
      icon: <IconTrash />,
      shortcut: 'Del',
      danger: true,
      onSelect: () => fileActions.trash([file]),
    },
  ];
}

export const FileMenu = ({ file, fileActions }: { file: FileWithUser; fileActions: FileActions }) => (
  <Menu
    label={`More for ${file.title}`}
    className="icon-button icon-button-sm"
    trigger={<IconDots />}
    items={menuEntries(file, fileActions)}
  />
);
