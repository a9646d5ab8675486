import type { FeedItem } from '@contract/feed/feed';
import type { Pagination } from '../../http/handler';
import type { Sql } from '../../db/sql';
import type { Caller } from '../policies';
import { toPage } from '../keyset';
import { createShortMemory } from '../short-memory';
import { viewPosts } from '../post/post-view';
import { followsMany } from './many-follows';
import { mergeLatest, mergeMembers } from './following-merge';
import { type FollowingItems, type FollowingRequest, MIN_ITEMS } from './following-statement';
import { readWindow } from './following-window';

const isEnough = ({ limit }: FollowingRequest, { items, edge }: FollowingItems): boolean =>
  edge === null || items.length >= Math.min(limit, MIN_ITEMS);

/** Readers of whose members the newest window had too few posts a moment ago: none is read again in vain. */
const quietReaders = createShortMemory<true>({ entries: 10_000, ms: 600_000 });

/** The cheapest way comes first: each next one is for what those before it cannot fill. */
async function readFollowed(db: Sql, request: FollowingRequest): Promise<FollowingItems> {
  const { me } = request;
  if (followsMany(me)) {
    for (const read of quietReaders.get(me.id) ? [mergeLatest] : [readWindow, mergeLatest]) {
      const found = await read(db, request);
      if (isEnough(request, found)) return found;
      if (read === readWindow && request.paging.after === null) quietReaders.set(me.id, true);
    }
  }
  return mergeMembers(db, request);
}

interface Page {
  paging: Pagination;
  limit: number;
}
interface FeedItems {
  items: FeedItem[];
  nextCursor: string | null;
}

/** A page may be shorter than its limit. */
async function readPage(
  db: Sql,
  me: Caller,
  now: Date,
  { paging, limit, listId }: Page & Pick<FollowingRequest, 'listId'>,
  readItems: typeof readFollowed,
): Promise<FeedItems> {
  const until = paging.after?.[2] ?? now.toISOString();
  const found = await readItems(db, { me, listId, paging, limit: limit + 1, until });
  const { rows, nextCursor } = toPage(found.items, limit, paging, (row) => [row.at, row.id, until]);
  const short = found.edge && paging.encodeCursor([found.edge.at, found.edge.id, until]);
  const posts = await viewPosts(
    db,
    me,
    now,
    rows.map((row) => row.postId),
  );
  const byId = new Map(posts.map((post) => [post.id, post]));
  const items = rows.flatMap(({ postId, reposter, at }): FeedItem[] => {
    const post = byId.get(postId);
    if (!post) return [];
    const key = reposter === null ? post.id : `${reposter.id}:${post.id}`;
    return [{ key, post, repostedBy: reposter, reason: null, at }];
  });
  return { items, nextCursor: nextCursor ?? short };
}

/** Posts and reposts of the caller and of followed members, newest first: docs/decisions/0032-bounded-following.md. */
export const readFollowing = (db: Sql, me: Caller, now: Date, page: Page): Promise<FeedItems> =>
  readPage(db, me, now, { ...page, listId: null }, readFollowed);

/** Posts and reposts of the members of an own list, newest first. A list is short enough to be merged. */
export const readListFeed = (
  db: Sql,
  me: Caller,
  now: Date,
  page: Page & { listId: string },
): Promise<FeedItems> => readPage(db, me, now, page, mergeMembers);
