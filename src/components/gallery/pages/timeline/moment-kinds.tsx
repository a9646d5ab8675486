import IconCash from '~icons/tabler/cash';
import IconFile from '~icons/tabler/file-text';
import IconMessage from '~icons/tabler/message-circle';
import IconUsers from '~icons/tabler/users-group';
import type { MomentKind } from '@/data/timeline/schema';

export const kindLabels: Record<MomentKind, string> = {
  post: 'Posts',
  file: 'Files',
  meeting: 'Meetings',
  money: 'Money',
};

export const kindIcons = { post: IconMessage, file: IconFile, meeting: IconUsers, money: IconCash } as const;
