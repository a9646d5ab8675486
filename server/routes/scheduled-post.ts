import * as contract from '@contract/scheduled-post';
import { answers, type Bound } from '../http/handler';
import {
  cancelScheduled,
  listScheduled,
  moveScheduled,
  schedulePost,
} from '../repos/scheduled-post/scheduled-post';

export const scheduledRoutes: readonly Bound[] = [
  answers(contract.schedulePost, ({ db, me, now, body }) => schedulePost(db, me, now, body)),
  answers(contract.listScheduled, ({ db, me, query, paging }) =>
    listScheduled(db, me, { paging, limit: query.limit }),
  ),
  answers(contract.moveScheduled, ({ db, me, now, params, body }) =>
    moveScheduled(db, me, now, { ...params, ...body }),
  ),
  answers(contract.cancelScheduled, ({ db, me, params }) => cancelScheduled(db, me, params.scheduledId)),
];
