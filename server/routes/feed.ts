import * as contract from '@contract/feed';
import { getPlace, putPlace } from '@contract/reading-position';
import { answers, type Bound } from '../http/handler';
import { readFollowing } from '../repos/feed/following';
import { readForYou } from '../repos/feed/for-you';
import { keepPlace, readPlace } from '../repos/feed/reading-position';

/** Above every id, so that a list that begins at a moment holds what happened in it. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

export const feedRoutes: readonly Bound[] = [
  answers(contract.readFeed, ({ db, me, now, query, paging }) => {
    const { tab, from, limit } = query;
    if (tab === 'for-you') return readForYou(db, me, now, { paging, limit });
    const after = paging.after ?? (from === undefined ? null : [from, LAST_ID, now.toISOString()]);
    return readFollowing(db, me, now, { paging: { ...paging, after }, limit });
  }),
  answers(getPlace, async ({ db, me, query }) => ({ place: await readPlace(db, me, query.list) })),
  answers(putPlace, async ({ db, me, now, body }) => ({ place: await keepPlace(db, me, now, body) })),
];
