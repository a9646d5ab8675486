import * as contract from '@contract/relationship';
import { answers, type Bound } from '../http/handler';
import {
  blockMember,
  listTied,
  muteMember,
  unblockMember,
  unmuteMember,
} from '../repos/relationship/relationship';

export const tieRoutes: readonly Bound[] = [
  answers(contract.mute, ({ db, me, now, params }) => muteMember(db, me, now, params.handle)),
  answers(contract.unmute, ({ db, me, now, params }) => unmuteMember(db, me, now, params.handle)),
  answers(contract.block, ({ db, me, now, params }) => blockMember(db, me, now, params.handle)),
  answers(contract.unblock, ({ db, me, now, params }) => unblockMember(db, me, now, params.handle)),
  answers(contract.listMuted, ({ db, me, query, paging }) =>
    listTied(db, me, 'mutes', { paging, limit: query.limit }),
  ),
  answers(contract.listBlocked, ({ db, me, query, paging }) =>
    listTied(db, me, 'blocks', { paging, limit: query.limit }),
  ),
];
