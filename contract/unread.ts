import * as z from 'zod/mini';
import { memberReadDefaults, operation } from './operation';
import { Count } from './primitives';

export const countUnreadNotifications = operation({
  ...memberReadDefaults,
  id: 'countUnread',
  path: '/notifications/unread',
  tag: 'notifications',
  summary: 'How many are unread',
  response: z.object({ unread: Count }),
});
