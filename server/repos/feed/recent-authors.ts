import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { MAX_RECENT_AUTHORS, MAX_RECENT_POSTS, type RecentAuthor } from '@contract/recent-author';
import { instantColumn, queryRows, type Sql } from '../../db/sql';
import { cardColumns, cardOf, CardRow } from '../member/member-card';
import {
  inAudience,
  isPublished,
  notBlocked,
  notMuted,
  viewerOf,
  withoutMutedWords,
  type Caller,
} from '../policies';

const MAX_AGE_DAYS = 30;

const AuthorRow = z.extend(CardRow, { postedAt: z.array(instantColumn) });

/** Followed members by their newest post. Reads at most MAX_RECENT_POSTS index rows of each, as the feed does. */
export async function listRecentAuthors(db: Sql, me: Caller, now: Date): Promise<RecentAuthor[]> {
  const viewer = viewerOf({ ...me, moderator: false });
  const since = new Date(now.getTime() - MAX_AGE_DAYS * 86_400_000);
  const rows = await queryRows(
    db,
    AuthorRow,
    sql`WITH people AS MATERIALIZED (
          SELECT f.target_id AS id FROM follows f
          WHERE f.member_id = ${me.id} AND ${notBlocked(viewer, sql`f.target_id`)} AND ${notMuted(viewer, sql`f.target_id`)})
        SELECT ${cardColumns(sql`m`)}, recent.times AS "postedAt"
        FROM people JOIN members m ON m.id = people.id CROSS JOIN LATERAL (
          SELECT json_agg(n.at ORDER BY n.at DESC) AS times, max(n.at) AS newest FROM (
            SELECT p.created_at AS at FROM posts p
            WHERE p.author_id = people.id AND p.reply_to IS NULL AND p.created_at > ${since}
              AND ${isPublished(viewer, sql`p`)} AND ${inAudience(viewer, sql`p`)}
              AND ${withoutMutedWords(viewer, sql`p`)}
            ORDER BY p.created_at DESC, p.id DESC LIMIT ${MAX_RECENT_POSTS}) n) recent
        WHERE recent.newest IS NOT NULL ORDER BY recent.newest DESC, m.id LIMIT ${MAX_RECENT_AUTHORS}`,
  );
  return rows.map(({ postedAt, ...card }) => ({ member: cardOf(card), postedAt }));
}
