import IconCash from '~icons/tabler/cash';
import IconFile from '~icons/tabler/file-text';
import IconMessage from '~icons/tabler/message-circle';
import IconUsers from '~icons/tabler/users-group';
import type { TimelineEventKind } from '@/data/timeline/schema';

export const momentKindLabels: Record<TimelineEventKind, string> = {
  post: 'Posts',
  file: 'Files',
  meeting: 'Meetings',
  money: 'Money',
};

export const momentKindIcons = {
  post: IconMessage,
  file: IconFile,
  meeting: IconUsers,
  money: IconCash,
} as const;
