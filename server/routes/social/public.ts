import * as contract from '@contract/public';
import { handleOperation, type OperationHandler } from '../../http/handler';
import { findMember, findVisibleId } from '../../repos/member/member';
import { listMemberPosts } from '../../repos/post/post-list';
import { viewPost } from '../../repos/post/post-view';
import { readThread } from '../../repos/post/thread';
import { listTagPosts, readSquare } from '../../repos/public/public-lists';

/** The caller is the visitor, whose policies are in policies.ts. */
export const publicRoutes: readonly OperationHandler[] = [
  handleOperation(contract.getPublicPost, ({ db, me, now, params }) => viewPost(db, me, now, params.postId)),
  handleOperation(contract.getPublicThread, ({ db, me, now, params, query, paging }) =>
    readThread(db, me, now, { ...params, ...query, paging }),
  ),
  handleOperation(contract.getPublicMember, ({ db, me, params }) => findMember(db, me, params.handle)),
  handleOperation(contract.listPublicMemberPosts, async ({ db, me, now, params, query, paging }) => {
    const memberId = await findVisibleId(db, me, params.handle);
    return listMemberPosts(db, me, now, { memberId, tab: query.tab, paging, limit: query.limit });
  }),
  handleOperation(contract.listPublicTagPosts, ({ db, me, now, params, query, paging }) =>
    listTagPosts(db, me, now, { tag: params.tag, paging, limit: query.limit }),
  ),
  handleOperation(contract.readPublicSquare, ({ db, me, now, query, paging }) =>
    readSquare(db, me, now, { paging, limit: query.limit }),
  ),
];
