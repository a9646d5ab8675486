import * as z from 'zod/mini';
import { memberReadDefaults, operation } from '../operation';
import { Count } from '../primitives';

export const countUnreadNotifications = operation({
  ...memberReadDefaults,
  id: 'countUnread',
  live: true,
  path: '/notifications/unread',
  tag: 'notifications',
  response: z.object({ unread: Count }),
});
