import * as contract from '@contract/notification';
import * as unread from '@contract/unread';
import { answers, type Bound } from '../http/handler';
import {
  countUnread,
  keepSettings,
  listNotifications,
  readNotifications,
  readSettings,
} from '../repos/notification/notification';

export const notificationRoutes: readonly Bound[] = [
  answers(contract.listNotifications, ({ db, me, now, query, paging }) =>
    listNotifications(db, me, now, { kind: query.kind, paging, limit: query.limit }),
  ),
  answers(unread.countUnread, async ({ db, me }) => ({
    unread: (await countUnread(db, [me.id])).get(me.id) ?? 0,
  })),
  answers(contract.readNotifications, async ({ db, me, now, body }) => {
    await readNotifications(db, me, now, new Date(body.upTo));
    return { done: true as const };
  }),
  answers(contract.getNotificationSettings, ({ db, me }) => readSettings(db, me)),
  answers(contract.putNotificationSettings, ({ db, me, body }) => keepSettings(db, me, body)),
];
