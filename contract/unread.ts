import * as z from 'zod/mini';
import { memberReads, operation } from './operation';
import { Count } from './primitives';

export const countUnread = operation({
  ...memberReads,
  id: 'countUnread',
  path: '/notifications/unread',
  tag: 'notifications',
  summary: 'How many are unread',
  answer: z.object({ unread: Count }),
});
