import { listDirectory as directory } from '@contract/directory';
import * as contract from '@contract/member';
import { answers, type Bound } from '../call';
import { listDirectory } from '../repos/directory';
import { findMember, follow, pinPost, readMe, unfollow, unpinPost, updateMe } from '../repos/member';
import { listSuggestions } from '../repos/people';

export const memberRoutes: readonly Bound[] = [
  answers(contract.getMe, ({ db, me }) => readMe(db, me)),
  answers(contract.updateMe, ({ db, me, body }) => updateMe(db, me, body)),
  answers(contract.getMember, ({ db, me, params }) => findMember(db, me, params.handle)),
  answers(contract.follow, ({ db, me, now, params }) => follow(db, me, now, params.handle)),
  answers(contract.unfollow, ({ db, me, params }) => unfollow(db, me, params.handle)),
  answers(contract.pinPost, ({ db, me, params }) => pinPost(db, me, params.postId)),
  answers(contract.unpinPost, ({ db, me, params }) => unpinPost(db, me, params.postId)),
  answers(directory, ({ db, me, query }) => listDirectory(db, me, query)),
  answers(contract.listSuggestions, async ({ db, me }) => ({ items: await listSuggestions(db, me) })),
];
