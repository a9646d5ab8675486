import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { FeedItem } from '@contract/feed';
import type { Pagination } from '../../http/handler';
import { idList, queryRows, type Sql } from '../../db/sql';
import {
  inAudience,
  canAppearInFeed,
  notBlocked,
  isPublished,
  notMuted,
  withoutMutedWords,
  viewerOf,
  type Caller,
} from '../policies';
import { cardColumns, cardOf, CardRow } from '../member/member-card';
import { afterKeyset, Keyset, toPage } from '../keyset';
import { viewPosts } from '../post/post-view';

const ItemRow = z.extend(Keyset, { postId: z.string(), reposterId: z.nullable(z.string()) });
type ItemRow = z.infer<typeof ItemRow>;

/**
 * Fan-out on read: merges the newest rows of each followed member. Skips reposts of posts by followed authors, and
 * all but the latest repost of a post; "latest" is as of the first page, so that new reposts do not shift later pages.
 */
const page = (me: Caller, paging: Pagination, limit: number, until: string): SQL => {
  const viewer = viewerOf({ ...me, moderator: false });
  return sql`
    WITH people AS MATERIALIZED (
      SELECT f.target_id AS id FROM follows f
      WHERE f.member_id = ${me.id} AND ${notBlocked(viewer, sql`f.target_id`)} AND ${notMuted(viewer, sql`f.target_id`)}
      UNION ALL SELECT ${me.id}::uuid)
    SELECT x.at, x.id, x."postId", x."reposterId" FROM (
      SELECT own.* FROM people CROSS JOIN LATERAL (
        SELECT p.created_at AS at, p.id, p.id AS "postId", NULL::uuid AS "reposterId" FROM posts p
        WHERE p.author_id = people.id AND p.reply_to IS NULL AND ${isPublished(viewer, sql`p`)}
          AND ${inAudience(viewer, sql`p`)} AND ${withoutMutedWords(viewer, sql`p`)}
          AND ${afterKeyset(paging, sql`p.created_at`, sql`p.id`)}
        ORDER BY p.created_at DESC, p.id DESC LIMIT ${limit}) own
      UNION ALL
      SELECT passed.* FROM people CROSS JOIN LATERAL (
        SELECT r.created_at AS at, r.id, r.post_id AS "postId", r.member_id AS "reposterId"
        FROM reposts r JOIN posts p ON p.id = r.post_id
        WHERE r.member_id = people.id AND ${afterKeyset(paging, sql`r.created_at`, sql`r.id`)}
          AND NOT EXISTS (SELECT 1 FROM people pe WHERE pe.id = p.author_id)
          AND NOT EXISTS (
            SELECT 1 FROM reposts r2 JOIN people p2 ON p2.id = r2.member_id
            WHERE r2.post_id = r.post_id AND r2.created_at <= ${until}::timestamptz
              AND (r2.created_at, r2.id) > (r.created_at, r.id))
          AND ${canAppearInFeed(viewer, sql`p`)}
        ORDER BY r.created_at DESC, r.id DESC LIMIT ${limit}) passed) x
    ORDER BY x.at DESC, x.id DESC LIMIT ${limit}`;
};

async function reposters(db: Sql, rows: readonly ItemRow[]): Promise<Map<string, CardRow>> {
  const ids = [...new Set(rows.flatMap((row) => row.reposterId ?? []))];
  if (ids.length === 0) return new Map();
  const cards = await queryRows(
    db,
    CardRow,
    sql`SELECT ${cardColumns(sql`m`)} FROM members m WHERE m.id = ANY(${idList(ids)})`,
  );
  return new Map(cards.map((card) => [card.memberId, card]));
}

/** Posts and reposts of the caller and of followed members, newest first. */
export async function readFollowing(
  db: Sql,
  me: Caller,
  now: Date,
  { paging, limit }: { paging: Pagination; limit: number },
): Promise<{ items: FeedItem[]; nextCursor: string | null }> {
  const until = paging.after?.[2] ?? now.toISOString();
  const found = await queryRows(db, ItemRow, page(me, paging, limit + 1, until));
  const { rows, nextCursor } = toPage(found, limit, paging, (row) => [row.at, row.id, until]);
  const posts = await viewPosts(
    db,
    me,
    now,
    rows.map((row) => row.postId),
  );
  const byId = new Map(posts.map((post) => [post.id, post]));
  const cards = await reposters(db, rows);
  const items = rows.flatMap((row): FeedItem[] => {
    const post = byId.get(row.postId);
    const card = row.reposterId === null ? null : cards.get(row.reposterId);
    if (!post || card === undefined) return [];
    return [
      {
        key: card === null ? post.id : `${card.memberId}:${post.id}`,
        post,
        repostedBy: card && cardOf(card),
        at: row.at,
      },
    ];
  });
  return { items, nextCursor };
}
