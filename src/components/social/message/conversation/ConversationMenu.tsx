import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import IconArchive from '~icons/tabler/archive';
import IconBan from '~icons/tabler/ban';
import IconBellOff from '~icons/tabler/bell-off';
import IconDots from '~icons/tabler/dots-vertical';
import IconFlag from '~icons/tabler/flag';
import IconLogout from '~icons/tabler/logout';
import IconPin from '~icons/tabler/pin';
import IconUsers from '~icons/tabler/users';
import type { Conversation } from '@contract/message/conversation';
import { blockMember } from '@/components/social/relationship/block-member';
import { Menu } from '@/components/ui/overlay/Menu';
import { confirmAction } from '@/lib/overlays/confirm';
import { setOverlays } from '@/lib/overlays/overlay-store';
import { showToast } from '@/lib/overlays/toast';
import { meOptions } from '@/queries/social/member/me';
import { refreshConversation } from '@/queries/social/message/conversation';
import { changeMembership, leaveConversation } from '@/queries/social/mutations/message';
import { commonText } from '@/messages/ui/common';
import { messageText } from '@/messages/social/message';
import { partnerOf } from './conversation-name';

const route = getRouteApi('/_shell/apps/chat');

interface Props {
  conversation: Conversation;
  onShowGroup: () => void;
}

export function ConversationMenu({ conversation, onShowGroup }: Props) {
  const { id, kind, name, state, pinned, archived, muted, barrier } = conversation;
  const me = useQuery(meOptions()).data?.id;
  const partner = partnerOf(conversation, me);
  const client = useQueryClient();
  const navigate = route.useNavigate();
  const leave = async () => {
    const confirmed = await confirmAction({
      title: messageText.leaveTitle(name),
      text: messageText.leaveHint,
      action: messageText.leave,
      danger: true,
    });
    if (!confirmed) return;
    try {
      await leaveConversation(id);
      await navigate({ search: {} });
      refreshConversation(client, id);
    } catch (error) {
      showToast({
        type: 'error',
        title: messageText.leaveFailed,
        ...(error instanceof Error && { text: error.message }),
      });
    }
  };
  if (state !== 'member') return null;
  return (
    <Menu
      label={commonText.more}
      trigger={<IconDots />}
      items={[
        {
          label: pinned ? messageText.unpin : messageText.pin,
          icon: <IconPin />,
          onSelect: () => changeMembership(client, id, { pinned: !pinned }),
        },
        {
          label: muted ? messageText.unmute : messageText.mute,
          icon: <IconBellOff />,
          onSelect: () => changeMembership(client, id, { muted: !muted }),
        },
        {
          label: archived ? messageText.unarchive : commonText.archive,
          icon: <IconArchive />,
          onSelect: () => changeMembership(client, id, { archived: !archived }),
        },
        ...(kind === 'group'
          ? [
              'separator' as const,
              { label: messageText.membersAndName, icon: <IconUsers />, onSelect: onShowGroup },
              {
                label: messageText.leaveGroup,
                icon: <IconLogout />,
                danger: true,
                onSelect: () => void leave(),
              },
            ]
          : []),
        ...(partner && barrier !== 'blocked'
          ? [
              'separator' as const,
              {
                label: messageText.blockHandle(partner.handle),
                icon: <IconBan />,
                danger: true,
                onSelect: () => void blockMember(client, partner),
              },
              {
                label: messageText.reportHandle(partner.handle),
                icon: <IconFlag />,
                danger: true,
                onSelect: () =>
                  setOverlays({ report: { kind: 'member', handle: partner.handle, name: partner.name } }),
              },
            ]
          : []),
      ]}
    />
  );
}
