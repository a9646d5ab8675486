import type { ReactNode } from 'react';
import IconAt from '~icons/tabler/at';
import IconPoll from '~icons/tabler/chart-bar';
import IconHeart from '~icons/tabler/heart';
import IconHeartFilled from '~icons/tabler/heart-filled';
import IconReply from '~icons/tabler/message-circle';
import IconQuote from '~icons/tabler/quote';
import IconRepost from '~icons/tabler/repeat';
import IconShield from '~icons/tabler/shield-check';
import IconApproval from '~icons/tabler/user-check';
import IconFollow from '~icons/tabler/user-plus';
import IconRequest from '~icons/tabler/user-question';
import IconSpace from '~icons/tabler/users-plus';
import type { NotificationKind } from '@contract/notification/notification-kind';
import { notificationText } from '@/messages/social/notification';

interface KindPresentation {
  /** Name in the filter, the settings and the empty list: "Likes". */
  label: string;
  icon: ReactNode;
  /** Replaces `icon` in a row. */
  rowIcon?: ReactNode;
  /** Variant of the icon's colour; "like" is no variant. */
  tone: 'like' | 'success' | 'info' | 'purple' | 'link' | 'warning';
  /** Of the actors' names and number, and the space's name; null where the decision says it. */
  sentence: ((names: ReactNode, count: number, space: ReactNode) => ReactNode) | null;
  /** Button below the notification. */
  action: 'reply' | 'follow-back' | 'request' | null;
}

export const notificationKinds: Readonly<Record<NotificationKind, KindPresentation>> = {
  like: {
    label: notificationText.likes,
    icon: <IconHeart />,
    rowIcon: <IconHeartFilled />,
    tone: 'like',
    sentence: notificationText.liked,
    action: null,
  },
  repost: {
    label: notificationText.reposts,
    icon: <IconRepost />,
    tone: 'success',
    sentence: notificationText.reposted,
    action: null,
  },
  reply: {
    label: notificationText.replies,
    icon: <IconReply />,
    tone: 'info',
    sentence: notificationText.replied,
    action: 'reply',
  },
  quote: {
    label: notificationText.quotes,
    icon: <IconQuote />,
    tone: 'purple',
    sentence: notificationText.quoted,
    action: 'reply',
  },
  mention: {
    label: notificationText.mentions,
    icon: <IconAt />,
    tone: 'info',
    sentence: notificationText.mentioned,
    action: 'reply',
  },
  follow: {
    label: notificationText.follows,
    icon: <IconFollow />,
    tone: 'link',
    sentence: notificationText.followed,
    action: 'follow-back',
  },
  request: {
    label: notificationText.followRequests,
    icon: <IconRequest />,
    tone: 'link',
    sentence: notificationText.requested,
    action: 'request',
  },
  approval: {
    label: notificationText.approvals,
    icon: <IconApproval />,
    tone: 'success',
    sentence: notificationText.approved,
    action: null,
  },
  poll: {
    label: notificationText.polls,
    icon: <IconPoll />,
    tone: 'warning',
    sentence: notificationText.pollEnded,
    action: null,
  },
  space: {
    label: notificationText.sharedSpaces,
    icon: <IconSpace />,
    tone: 'purple',
    sentence: notificationText.addedToSpace,
    action: null,
  },
  moderation: {
    label: notificationText.moderation,
    icon: <IconShield />,
    tone: 'warning',
    sentence: null,
    action: null,
  },
};
