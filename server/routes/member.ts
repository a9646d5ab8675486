import { listDirectory as directory } from '@contract/directory';
import * as contract from '@contract/member';
import * as profile from '@contract/profile';
import { signOutEverywhere as everywhere } from '@contract/session';
import { answers, type Bound } from '../http/handler';
import { listDirectory } from '../repos/member/directory';
import { findMember, follow, pinPost, readMe, unfollow, unpinPost, updateMe } from '../repos/member/member';
import { listSuggestions } from '../repos/search/find-members';
import { signOutEverywhere } from '../repos/member/session';

export const memberRoutes: readonly Bound[] = [
  answers(contract.getMe, ({ db, me }) => readMe(db, me)),
  answers(profile.updateMe, ({ db, me, body }) => updateMe(db, me, body)),
  answers(everywhere, async ({ db, me, now }) => {
    await signOutEverywhere(db, me, now);
    return { done: true };
  }),
  answers(profile.getMember, ({ db, me, params }) => findMember(db, me, params.handle)),
  answers(profile.follow, ({ db, me, now, params }) => follow(db, me, now, params.handle)),
  answers(profile.unfollow, ({ db, me, params }) => unfollow(db, me, params.handle)),
  answers(profile.pinPost, ({ db, me, params }) => pinPost(db, me, params.postId)),
  answers(profile.unpinPost, ({ db, me, params }) => unpinPost(db, me, params.postId)),
  answers(directory, ({ db, me, query }) => listDirectory(db, me, query)),
  answers(profile.listSuggestions, async ({ db, me }) => ({ items: await listSuggestions(db, me) })),
];
