import { listDirectory as directory } from '@contract/member/directory';
import { changeHandle as changeHandleOperation, checkHandle } from '@contract/account/handle';
import * as contract from '@contract/member/member';
import * as profile from '@contract/member/profile';
import { handleOperation, type OperationHandler } from '../../http/handler';
import { listDirectory } from '../../repos/member/directory';
import { changeHandle, isHandleAvailable } from '../../repos/member/handle';
import { findMember, readMe, updateMe } from '../../repos/member/member';
import { pinPost, unpinPost } from '../../repos/member/pinned-post';
import { follow, unfollow } from '../../repos/relationship/follow';
import { listSuggestions } from '../../repos/people/suggestion';

export const memberRoutes: readonly OperationHandler[] = [
  handleOperation(contract.getMe, ({ db, me }) => readMe(db, me)),
  handleOperation(profile.updateMe, ({ db, me, body }) => updateMe(db, me, body)),
  handleOperation(checkHandle, async ({ db, me, params }) => ({
    available: await isHandleAvailable(db, me, params.handle),
  })),
  handleOperation(changeHandleOperation, ({ db, me, now, body }) => changeHandle(db, me, now, body.handle)),
  handleOperation(profile.getMember, ({ db, me, params }) => findMember(db, me, params.handle)),
  handleOperation(profile.follow, ({ db, me, now, params }) => follow(db, me, now, params.handle)),
  handleOperation(profile.unfollow, ({ db, me, params }) => unfollow(db, me, params.handle)),
  handleOperation(profile.pinPost, ({ db, me, params }) => pinPost(db, me, params.postId)),
  handleOperation(profile.unpinPost, ({ db, me, params }) => unpinPost(db, me, params.postId)),
  handleOperation(directory, ({ db, me, query }) => listDirectory(db, me, query)),
  handleOperation(profile.listSuggestions, async ({ db, me, now }) => ({
    items: await listSuggestions(db, me, now),
  })),
];
