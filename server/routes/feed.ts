import * as contract from '@contract/feed';
import { answers, type Bound } from '../call';
import { readFollowing } from '../repos/following';
import { readForYou } from '../repos/for-you';

export const feedRoutes: readonly Bound[] = [
  answers(contract.readFeed, ({ db, me, now, query, paging }) => {
    const read = query.tab === 'following' ? readFollowing : readForYou;
    return read(db, me, now, { paging, limit: query.limit });
  }),
];
