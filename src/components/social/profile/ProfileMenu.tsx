import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import IconBan from '~icons/tabler/ban';
import IconDots from '~icons/tabler/dots';
import IconFlag from '~icons/tabler/flag';
import IconRss from '~icons/tabler/rss';
import IconRemove from '~icons/tabler/user-minus';
import IconSpace from '~icons/tabler/layout-kanban';
import IconLists from '~icons/tabler/users-group';
import IconMute from '~icons/tabler/volume-off';
import IconUnmute from '~icons/tabler/volume';
import type { Member } from '@contract/member/member';
import { removeFollower } from '@/components/social/follow/remove-follower';
import { blockMember } from '@/components/social/relationship/block-member';
import { Menu, type MenuEntry } from '@/components/ui/overlay/Menu';
import { atomAddress } from '@/lib/navigation/outside-addresses';
import { setOverlays } from '@/lib/overlays/overlay-store';
import { setRelationship } from '@/queries/social/mutations/member/relationship';
import { profileText } from '@/messages/social/profile';

const ListsDialog = lazy(() =>
  import('@/components/social/list/ListsDialog').then(({ ListsDialog }) => ({ default: ListsDialog })),
);

const AddToSpaceDialog = lazy(() =>
  import('./AddToSpaceDialog').then(({ AddToSpaceDialog }) => ({ default: AddToSpaceDialog })),
);

export function ProfileMenu({ member }: { member: Member }) {
  const client = useQueryClient();
  const { handle, name, relation } = member;
  const [dialog, setDialog] = useState<'lists' | 'space' | null>(null);
  const items: MenuEntry[] = [
    ...(relation.blocked
      ? []
      : [
          { label: profileText.addToLists, icon: <IconLists />, onSelect: () => setDialog('lists') },
          { label: profileText.addToASpace, icon: <IconSpace />, onSelect: () => setDialog('space') },
        ]),
    {
      label: profileText.atomFeed,
      icon: <IconRss />,
      onSelect: () => window.open(atomAddress(`u/${handle}`), '_blank', 'noopener'),
    },
    relation.muted
      ? {
          label: profileText.unmute(handle),
          icon: <IconUnmute />,
          onSelect: () => setRelationship(client, 'mute', member, false),
        }
      : {
          label: profileText.mute(handle),
          icon: <IconMute />,
          onSelect: () => setRelationship(client, 'mute', member, true),
        },
    relation.blocked
      ? {
          label: profileText.unblock(handle),
          icon: <IconBan />,
          onSelect: () => setRelationship(client, 'block', member, false),
        }
      : {
          label: profileText.block(handle),
          icon: <IconBan />,
          danger: true,
          onSelect: () => void blockMember(client, member),
        },
    ...(relation.followedBy
      ? [
          {
            label: profileText.removeFromYourFollowers,
            icon: <IconRemove />,
            danger: true,
            onSelect: () => void removeFollower(client, member),
          },
        ]
      : []),
    {
      label: profileText.report(handle),
      icon: <IconFlag />,
      danger: true,
      onSelect: () => setOverlays({ report: { kind: 'member', handle, name } }),
    },
  ];
  return (
    <>
      <Menu label={profileText.moreActionsFor(name)} trigger={<IconDots />} items={items} />
      <Suspense fallback={null}>
        {dialog === 'lists' && <ListsDialog member={member} onClose={() => setDialog(null)} />}
        {dialog === 'space' && <AddToSpaceDialog member={member} onClose={() => setDialog(null)} />}
      </Suspense>
    </>
  );
}
