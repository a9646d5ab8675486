import * as contract from '@contract/feed';
import { getPlace, putPlace } from '@contract/place';
import { answers, type Bound } from '../call';
import { readFollowing } from '../repos/following';
import { readForYou } from '../repos/for-you';
import { keepPlace, readPlace } from '../repos/place';

export const feedRoutes: readonly Bound[] = [
  answers(contract.readFeed, ({ db, me, now, query, paging }) => {
    const read = query.tab === 'following' ? readFollowing : readForYou;
    return read(db, me, now, { paging, limit: query.limit });
  }),
  answers(getPlace, async ({ db, me, query }) => ({ place: await readPlace(db, me, query.list) })),
  answers(putPlace, async ({ db, me, now, body }) => ({ place: await keepPlace(db, me, now, body) })),
];
