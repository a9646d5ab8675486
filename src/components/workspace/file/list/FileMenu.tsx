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
import { commonText } from '@/messages/ui/common';
import { fileText } from '@/messages/workspace/file';

function menuEntries(file: FileWithUser, fileActions: FileActions): readonly MenuEntry[] {
  const details: MenuEntry = {
    label: commonText.details,
    icon: <IconInfo />,
    onSelect: () => fileActions.showDetails(file),
  };
  if (file.trashedAt !== null && !fileActions.canEdit) return [details];
  if (file.trashedAt !== null) {
    return [
      { label: commonText.restore, icon: <IconRestore />, onSelect: () => fileActions.restore([file]) },
      details,
      'separator',
      {
        label: fileText.deletePermanently,
        icon: <IconTrash />,
        danger: true,
        onSelect: () => fileActions.deleteForever([file]),
      },
    ];
  }
  const download: readonly MenuEntry[] =
    file.kind === 'folder'
      ? []
      : [
          {
            label: commonText.download,
            icon: <IconDownload />,
            onSelect: () => fileActions.download([file]),
          },
        ];
  const read: readonly MenuEntry[] = [
    { label: commonText.open, icon: <IconEye />, onSelect: () => fileActions.open(file) },
    details,
    ...download,
  ];
  if (!fileActions.canEdit) return read;
  return [
    ...read,
    'separator',
    {
      label: commonText.rename,
      icon: <IconRename />,
      shortcut: 'F2',
      onSelect: () => fileActions.startRename(file),
    },
    { label: commonText.move, icon: <IconMove />, onSelect: () => fileActions.startMove([file]) },
    { label: commonText.copy, icon: <IconCopy />, onSelect: () => fileActions.copy([file]) },
    { label: commonText.share, icon: <IconShare />, onSelect: () => fileActions.startShare(file) },
    {
      label: file.starred ? fileText.removeStar : fileText.star,
      icon: <IconStar />,
      onSelect: () => fileActions.toggleStar(file),
    },
    'separator',
    {
      label: fileText.moveToBin,
      icon: <IconTrash />,
      shortcut: 'Del',
      danger: true,
      onSelect: () => fileActions.trash([file]),
    },
  ];
}

export const FileMenu = ({ file, fileActions }: { file: FileWithUser; fileActions: FileActions }) => (
  <Menu
    label={fileText.moreFor(file.title)}
    className="icon-button icon-button-sm"
    trigger={<IconDots />}
    items={menuEntries(file, fileActions)}
  />
);
