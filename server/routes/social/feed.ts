import { putCatchUpPosition, readCatchUp } from '@contract/feed/catch-up';
import * as contract from '@contract/feed/feed';
import { listRecentAuthors } from '@contract/feed/recent-author';
import * as reduction from '@contract/feed/reduction';
import { getReadingPosition, putReadingPosition } from '@contract/feed/reading-position';
import { handleOperation, type OperationHandler } from '../../http/handler';
import * as catchUp from '../../repos/feed/catch-up';
import { readFollowing } from '../../repos/feed/following';
import { readForYou } from '../../repos/feed/for-you';
import * as recentAuthors from '../../repos/feed/recent-authors';
import * as reductions from '../../repos/feed/reduction';
import { saveReadingPosition, readReadingPosition } from '../../repos/feed/reading-position';

/** Above every id: a list that starts at a moment includes that moment. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

export const feedRoutes: readonly OperationHandler[] = [
  handleOperation(contract.readFeed, ({ db, me, now, query, paging }) => {
    const { tab, from, limit } = query;
    if (tab === 'for-you') return readForYou(db, me, now, { paging, limit });
    const after = paging.after ?? (from === undefined ? null : [from, LAST_ID, now.toISOString()]);
    return readFollowing(db, me, now, { paging: { ...paging, after }, limit });
  }),
  handleOperation(listRecentAuthors, async ({ db, me, now }) => ({
    items: await recentAuthors.listRecentAuthors(db, me, now),
  })),
  handleOperation(readCatchUp, ({ db, me, now, query }) => catchUp.readCatchUp(db, me, now, query.from)),
  handleOperation(putCatchUpPosition, ({ db, me, now, body }) =>
    catchUp.saveCatchUpPosition(db, me, now, new Date(body.until)),
  ),
  handleOperation(reduction.listReductions, async ({ db, me }) => ({
    items: await reductions.listReductions(db, me),
  })),
  handleOperation(reduction.reduceMember, ({ db, me, now, params, body }) =>
    reductions.reduceMember(db, me, now, { handle: params.handle, postId: body.postId }),
  ),
  handleOperation(reduction.allowMember, async ({ db, me, params }) => {
    await reductions.allowMember(db, me, params.handle);
    return { done: true as const };
  }),
  handleOperation(reduction.reduceTag, ({ db, me, now, params, body }) =>
    reductions.reduceTag(db, me, now, { tag: params.tag, postId: body.postId }),
  ),
  handleOperation(reduction.allowTag, async ({ db, me, params }) => {
    await reductions.allowTag(db, me, params.tag);
    return { done: true as const };
  }),
  handleOperation(getReadingPosition, async ({ db, me, query }) => ({
    place: await readReadingPosition(db, me, query.list),
  })),
  handleOperation(putReadingPosition, async ({ db, me, now, body }) => ({
    place: await saveReadingPosition(db, me, now, body),
  })),
];
