import * as contract from '@contract/notification/notification';
import * as threadMute from '@contract/post/thread-mute';
import { countUnreadNotifications } from '@contract/notification/unread-notifications';
import { handleOperation, type OperationHandler } from '../../http/handler';
import {
  countOwnUnread,
  saveNotificationSettings,
  listNotifications,
  readNotifications,
  readNotificationSettings,
} from '../../repos/notification/notification';
import { readThreadMute, setThreadMute } from '../../repos/notification/thread-mute';

export const notificationRoutes: readonly OperationHandler[] = [
  handleOperation(contract.listNotifications, ({ db, me, now, query, paging }) =>
    listNotifications(db, me, now, { kind: query.kind, paging, limit: query.limit }),
  ),
  handleOperation(countUnreadNotifications, async ({ db, me }) => ({
    unread: await countOwnUnread(db, me),
  })),
  handleOperation(contract.markNotificationsRead, async ({ db, me, now, body }) => {
    await readNotifications(db, me, now, new Date(body.upTo));
    return { done: true as const };
  }),
  handleOperation(contract.getNotificationSettings, ({ db, me }) => readNotificationSettings(db, me)),
  handleOperation(contract.putNotificationSettings, ({ db, me, body }) =>
    saveNotificationSettings(db, me, body),
  ),
  handleOperation(threadMute.getThreadMute, ({ db, me, params }) => readThreadMute(db, me, params.postId)),
  handleOperation(threadMute.muteThread, ({ db, me, now, params }) =>
    setThreadMute(db, me, now, { postId: params.postId, muted: true }),
  ),
  handleOperation(threadMute.unmuteThread, ({ db, me, now, params }) =>
    setThreadMute(db, me, now, { postId: params.postId, muted: false }),
  ),
];
