import * as contract from '@contract/post/scheduled-post';
import { handleOperation, type OperationHandler } from '../../http/handler';
import {
  cancelScheduledPost,
  listScheduledPosts,
  reschedulePost,
  schedulePost,
} from '../../repos/scheduled-post/scheduled-post';

export const scheduledPostRoutes: readonly OperationHandler[] = [
  handleOperation(contract.schedulePost, ({ db, me, now, body }) => schedulePost(db, me, now, body)),
  handleOperation(contract.listScheduledPosts, ({ db, me, query, paging }) =>
    listScheduledPosts(db, me, { paging, limit: query.limit }),
  ),
  handleOperation(contract.reschedulePost, ({ db, me, now, params, body }) =>
    reschedulePost(db, me, now, { ...params, ...body }),
  ),
  handleOperation(contract.cancelScheduledPost, ({ db, me, params }) =>
    cancelScheduledPost(db, me, params.scheduledId),
  ),
];
