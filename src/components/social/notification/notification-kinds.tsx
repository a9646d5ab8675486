import type { ReactNode } from 'react';
import IconAt from '~icons/tabler/at';
import IconPoll from '~icons/tabler/chart-bar';
import IconHeart from '~icons/tabler/heart';
import IconHeartFilled from '~icons/tabler/heart-filled';
import IconReply from '~icons/tabler/message-circle';
import IconQuote from '~icons/tabler/quote';
import IconRepost from '~icons/tabler/repeat';
import IconShield from '~icons/tabler/shield-check';
import IconFollow from '~icons/tabler/user-plus';
import { NotificationKind } from '@contract/notification';

interface KindPresentation {
  kind: NotificationKind;
  label: string;
  icon: ReactNode;
  /** Replaces `icon` in a row. */
  rowIcon?: ReactNode;
  /** Suffix of `.notification-` for the colour. */
  tone: string;
  /** Follows the names of the actors. */
  verb: string;
}

const presentations: Record<NotificationKind, Omit<KindPresentation, 'kind'>> = {
  like: {
    label: 'Likes',
    icon: <IconHeart />,
    rowIcon: <IconHeartFilled />,
    tone: 'like',
    verb: 'liked your post',
  },
  repost: { label: 'Reposts', icon: <IconRepost />, tone: 'success', verb: 'reposted your post' },
  reply: { label: 'Replies', icon: <IconReply />, tone: 'info', verb: 'replied to you' },
  quote: { label: 'Quotes', icon: <IconQuote />, tone: 'purple', verb: 'quoted your post' },
  mention: { label: 'Mentions', icon: <IconAt />, tone: 'info', verb: 'mentioned you' },
  follow: { label: 'Follows', icon: <IconFollow />, tone: 'link', verb: 'started following you' },
  poll: { label: 'Polls', icon: <IconPoll />, tone: 'warning', verb: 'ran a poll that has ended' },
  moderation: { label: 'Moderation', icon: <IconShield />, tone: 'warning', verb: '' },
};

export const notificationKinds: readonly KindPresentation[] = NotificationKind.options.map((kind) => ({
  kind,
  ...presentations[kind],
}));
