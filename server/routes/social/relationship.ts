import * as request from '@contract/member/follow-request';
import * as contract from '@contract/member/relationship';
import { handleOperation, type OperationHandler } from '../../http/handler';
import {
  answerFollowRequest,
  listFollowRequests,
  removeFollower,
} from '../../repos/relationship/follow-request';
import {
  blockMember,
  listRelationships,
  muteMember,
  unblockMember,
  unmuteMember,
} from '../../repos/relationship/relationship';

export const relationshipRoutes: readonly OperationHandler[] = [
  handleOperation(contract.mute, ({ db, me, now, params }) => muteMember(db, me, now, params.handle)),
  handleOperation(contract.unmute, ({ db, me, now, params }) => unmuteMember(db, me, now, params.handle)),
  handleOperation(contract.block, ({ db, me, now, params }) => blockMember(db, me, now, params.handle)),
  handleOperation(contract.unblock, ({ db, me, now, params }) => unblockMember(db, me, now, params.handle)),
  handleOperation(contract.listMuted, ({ db, me, query, paging }) =>
    listRelationships(db, me, 'mutes', { paging, limit: query.limit }),
  ),
  handleOperation(contract.listBlocked, ({ db, me, query, paging }) =>
    listRelationships(db, me, 'blocks', { paging, limit: query.limit }),
  ),
  handleOperation(request.listFollowRequests, ({ db, me, query, paging }) =>
    listFollowRequests(db, me, { paging, limit: query.limit }),
  ),
  handleOperation(request.answerFollowRequest, ({ db, me, now, params, body }) =>
    answerFollowRequest(db, me, now, { handle: params.handle, answer: body.answer }),
  ),
  handleOperation(request.removeFollower, ({ db, me, params }) => removeFollower(db, me, params.handle)),
];
