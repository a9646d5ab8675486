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
import type { NotificationKind } from '@contract/notification';

interface KindLook {
  kind: NotificationKind;
  /** Name of the filter. */
  label: string;
  icon: ReactNode;
  /** In the arch of a row, where it differs. */
  sign?: ReactNode;
  /** Suffix of `.nt-` for the colour. */
  tone: string;
  /** After the names of those who did it. */
  did: string;
}

/** Every kind of notification: its filter, its sign and its words. */
export const kinds: readonly KindLook[] = [
  {
    kind: 'like',
    label: 'Likes',
    icon: <IconHeart />,
    sign: <IconHeartFilled />,
    tone: 'like',
    did: 'liked your post',
  },
  { kind: 'repost', label: 'Reposts', icon: <IconRepost />, tone: 'success', did: 'reposted you' },
  { kind: 'reply', label: 'Replies', icon: <IconReply />, tone: 'info', did: 'replied to you' },
  { kind: 'quote', label: 'Quotes', icon: <IconQuote />, tone: 'purple', did: 'quoted your post' },
  { kind: 'mention', label: 'Mentions', icon: <IconAt />, tone: 'info', did: 'mentioned you' },
  { kind: 'follow', label: 'Follows', icon: <IconFollow />, tone: 'link', did: 'started following you' },
  { kind: 'poll', label: 'Polls', icon: <IconPoll />, tone: 'warning', did: 'ran a poll that has ended' },
  { kind: 'moderation', label: 'Moderation', icon: <IconShield />, tone: 'warning', did: '' },
];
