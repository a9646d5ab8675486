import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import IconChevron from '~icons/tabler/chevron-down';
import IconLeave from '~icons/tabler/logout';
import IconPlus from '~icons/tabler/plus';
import IconRename from '~icons/tabler/edit';
import IconShare from '~icons/tabler/user-plus';
import IconTrash from '~icons/tabler/trash';
import type { Space } from '@contract/space/space';
import { Menu, type MenuEntry } from '@/components/ui/overlay/Menu';
import { chosenSpace } from '@/lib/storage/chosen-space';
import { useStore } from '@/lib/store/use-store';
import { showSpace } from '@/queries/workspace/mutations/space/show-space';
import { currentSpaceOptions, spacesOptions } from '@/queries/workspace/space';
import { commonText } from '@/messages/ui/common';
import { spaceText } from '@/messages/workspace/space';
import { spaceMenuText } from '@/messages/workspace/space-menu';
import { confirmDeletion, confirmLeaving } from './confirm-space';
import { roleNames } from './role-names';
import './space.scss';

const NewSpaceDialog = lazy(async () => ({ default: (await import('./NewSpaceDialog')).NewSpaceDialog }));
const RenameSpaceDialog = lazy(async () => ({
  default: (await import('./RenameSpaceDialog')).RenameSpaceDialog,
}));
const ShareDialog = lazy(async () => ({ default: (await import('./ShareDialog')).ShareDialog }));

/** Chooses between the sample data and the member's spaces. */
export function MemberSpaceMenu() {
  const client = useQueryClient();
  const chosen = useStore(chosenSpace);
  const { data: space = null } = useQuery(currentSpaceOptions());
  const spaces = useQuery(spacesOptions());
  const [dialog, setDialog] = useState<'new' | 'rename' | 'share' | null>(null);
  const [isBusy, setBusy] = useState(false);

  const show = (next: Pick<Space, 'id' | 'name'> | null) => {
    setBusy(true);
    void showSpace(client, next).then(() => setBusy(false));
  };
  const listed = spaces.data ?? (chosen ? [chosen] : []);
  const name = listed.find(({ id }) => id === chosen?.id)?.name ?? chosen?.name ?? spaceText.sampleData;
  const role = chosen && space?.id === chosen.id ? roleNames[space.role] : null;
  const isOwner = space?.role === 'owner';
  const canLeave = !isOwner || space.members.filter((member) => member.role === 'owner').length > 1;
  const own: MenuEntry[] = space
    ? [
        'separator',
        {
          label: isOwner ? commonText.share : commonText.members,
          icon: <IconShare />,
          onSelect: () => setDialog('share'),
        },
        ...(isOwner
          ? [{ label: commonText.rename, icon: <IconRename />, onSelect: () => setDialog('rename') }]
          : []),
        ...(canLeave
          ? [
              {
                label: spaceMenuText.leaveSpace,
                icon: <IconLeave />,
                danger: true,
                onSelect: () => void confirmLeaving(client, space),
              },
            ]
          : []),
        ...(isOwner
          ? [
              {
                label: spaceMenuText.deleteSpace,
                icon: <IconTrash />,
                danger: true,
                onSelect: () => void confirmDeletion(client, space),
              },
            ]
          : []),
      ]
    : [];
  const failure: MenuEntry[] = spaces.isError
    ? [
        { heading: spaceMenuText.spacesLoadFailed },
        { label: commonText.tryAgain, onSelect: () => void spaces.refetch() },
      ]
    : [];

  return (
    <>
      <Menu
        label={role ? spaceMenuText.menuWithRole(name, role) : spaceMenuText.menu(name)}
        className={`chip mw-100${chosen ? ' is-on' : ''}${isBusy ? ' is-busy' : ''}`}
        align="start"
        trigger={
          <>
            <span className="space-menu-name text-truncate" dir="auto">
              {name}
            </span>
            {role && <small>{role}</small>}
            <IconChevron />
          </>
        }
        items={[
          { label: spaceText.sampleData, checked: chosen === null, onSelect: () => show(null) },
          ...listed.map((item) => ({
            label: item.name,
            checked: item.id === chosen?.id,
            onSelect: () => show(item),
          })),
          ...failure,
          'separator',
          { label: spaceMenuText.newSpace, icon: <IconPlus />, onSelect: () => setDialog('new') },
          ...own,
        ]}
      />
      <Suspense>
        {dialog === 'new' && <NewSpaceDialog onClose={() => setDialog(null)} />}
        {dialog === 'rename' && space && <RenameSpaceDialog space={space} onClose={() => setDialog(null)} />}
        {dialog === 'share' && space && <ShareDialog space={space} onClose={() => setDialog(null)} />}
      </Suspense>
    </>
  );
}
