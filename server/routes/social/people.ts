import * as contract from '@contract/member/people';
import { handleOperation, type OperationHandler } from '../../http/handler';
import { listFollowers, listFollowing, listMarkers, listNotificationActors } from '../../repos/people/people';
import { listQuotes } from '../../repos/post/post-list';

export const peopleRoutes: readonly OperationHandler[] = [
  handleOperation(contract.listFollowers, ({ db, me, params, query, paging }) =>
    listFollowers(db, me, { handle: params.handle, paging, limit: query.limit }),
  ),
  handleOperation(contract.listFollowing, ({ db, me, params, query, paging }) =>
    listFollowing(db, me, { handle: params.handle, paging, limit: query.limit }),
  ),
  handleOperation(contract.listLikers, ({ db, me, params, query, paging }) =>
    listMarkers(db, me, { postId: params.postId, table: 'likes', paging, limit: query.limit }),
  ),
  handleOperation(contract.listReposters, ({ db, me, params, query, paging }) =>
    listMarkers(db, me, { postId: params.postId, table: 'reposts', paging, limit: query.limit }),
  ),
  handleOperation(contract.listQuotes, ({ db, me, now, params, query, paging }) =>
    listQuotes(db, me, now, { postId: params.postId, paging, limit: query.limit }),
  ),
  handleOperation(contract.listNotificationActors, ({ db, me, params, query, paging }) =>
    listNotificationActors(db, me, { notificationId: params.notificationId, paging, limit: query.limit }),
  ),
];
