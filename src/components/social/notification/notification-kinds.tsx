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
import type { NotificationKind } from '@contract/notification/notification-kind';

interface KindPresentation {
  /** Name in the filter, the settings and the empty list: "Likes". */
  label: string;
  icon: ReactNode;
  /** Replaces `icon` in a row. */
  rowIcon?: ReactNode;
  /** Suffix of `.notification-` for the colour. */
  tone: 'like' | 'success' | 'info' | 'purple' | 'link' | 'warning';
  /** Follows the names of the actors. */
  verb: string;
  /** Button below the notification. */
  action: 'reply' | 'follow-back' | 'request' | null;
}

export const notificationKinds: Readonly<Record<NotificationKind, KindPresentation>> = {
  like: {
    label: 'Likes',
    icon: <IconHeart />,
    rowIcon: <IconHeartFilled />,
    tone: 'like',
    verb: 'liked your post',
    action: null,
  },
  repost: {
    label: 'Reposts',
    icon: <IconRepost />,
    tone: 'success',
    verb: 'reposted your post',
    action: null,
  },
  reply: { label: 'Replies', icon: <IconReply />, tone: 'info', verb: 'replied to you', action: 'reply' },
  quote: { label: 'Quotes', icon: <IconQuote />, tone: 'purple', verb: 'quoted your post', action: 'reply' },
  mention: { label: 'Mentions', icon: <IconAt />, tone: 'info', verb: 'mentioned you', action: 'reply' },
  follow: {
    label: 'Follows',
    icon: <IconFollow />,
    tone: 'link',
    verb: 'started following you',
    action: 'follow-back',
  },
  request: {
    label: 'Follow requests',
    icon: <IconRequest />,
    tone: 'link',
    verb: 'asked to follow you',
    action: 'request',
  },
  approval: {
    label: 'Approvals',
    icon: <IconApproval />,
    tone: 'success',
    verb: 'approved your request to follow',
    action: null,
  },
  poll: {
    label: 'Polls',
    icon: <IconPoll />,
    tone: 'warning',
    verb: 'ran a poll that has ended',
    action: null,
  },
  // The decision replaces the verb.
  moderation: { label: 'Moderation', icon: <IconShield />, tone: 'warning', verb: '', action: null },
};
