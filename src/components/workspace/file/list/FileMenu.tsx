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

function menuEntries(file: FileWithUser, deeds: FileActions): readonly MenuEntry[] {
  if (file.trashedAt !== null) {
    return [
      { label: 'Restore', icon: <IconRestore />, onSelect: () => deeds.restore([file]) },
      { label: 'Details', icon: <IconInfo />, onSelect: () => deeds.showDetails(file) },
      'separator',
      {
        label: 'Delete permanently',
        icon: <IconTrash />,
        danger: true,
        onSelect: () => deeds.deleteForever([file]),
      },
    ];
  }
  const download: readonly MenuEntry[] =
    file.kind === 'folder'
      ? []
      : [{ label: 'Download', icon: <IconDownload />, onSelect: () => deeds.download([file]) }];
  return [
    { label: 'Open', icon: <IconEye />, onSelect: () => deeds.open(file) },
    { label: 'Details', icon: <IconInfo />, onSelect: () => deeds.showDetails(file) },
    ...download,
    'separator',
    { label: 'Rename', icon: <IconRename />, shortcut: 'F2', onSelect: () => deeds.startRename(file) },
    { label: 'Move', icon: <IconMove />, onSelect: () => deeds.startMove([file]) },
    { label: 'Copy', icon: <IconCopy />, onSelect: () => deeds.copy([file]) },
    { label: 'Share', icon: <IconShare />, onSelect: () => deeds.startShare(file) },
    {
      label: file.starred ? 'Remove star' : 'Star',
      icon: <IconStar />,
      onSelect: () => deeds.toggleStar(file),
    },
    'separator',
    {
      label: 'Move to bin',
      icon: <IconTrash />,
      shortcut: 'Del',
      danger: true,
      onSelect: () => deeds.trash([file]),
    },
  ];
}

export const FileMenu = ({ file, deeds }: { file: FileWithUser; deeds: FileActions }) => (
  <Menu
    label={`More for ${file.title}`}
    className="icon-button icon-button-sm"
    trigger={<IconDots />}
    items={menuEntries(file, deeds)}
  />
);
