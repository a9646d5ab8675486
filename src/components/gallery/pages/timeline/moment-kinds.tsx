import IconCash from '~icons/tabler/cash';
import IconFile from '~icons/tabler/file-text';
import IconMessage from '~icons/tabler/message-circle';
import IconUsers from '~icons/tabler/users-group';
import type { TimelineEventKind } from '@/data/timeline/event-kind';
import { pagesText } from '@/messages/gallery/pages';

export const momentKindLabels: Record<TimelineEventKind, string> = {
  post: pagesText.posts,
  file: pagesText.files,
  meeting: pagesText.meetings,
  money: pagesText.money,
};

export const momentKindIcons = {
  post: IconMessage,
  file: IconFile,
  meeting: IconUsers,
  money: IconCash,
} as const;
