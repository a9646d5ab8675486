import * as contract from '@contract/relationship';
import { handleOperation, type OperationHandler } from '../http/handler';
import {
  blockMember,
  listRelationships,
  muteMember,
  unblockMember,
  unmuteMember,
} from '../repos/relationship/relationship';

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
];
