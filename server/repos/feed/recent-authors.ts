import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { MAX_RECENT_AUTHORS, MAX_RECENT_POSTS, type RecentAuthor } from '@contract/feed/recent-author';
import { instantColumn, literal, type Sql } from '../../db/sql';
import { byShape, defineStatement } from '../../db/statement';
import { cardColumns, cardOf, CardRow } from '../member/member-card';
import { followedMembers, followsMany, latestAuthors } from './many-follows';
import {
  isPublished,
  outsideBlocksAndMutes,
  outsideInactive,
  withoutMutedWords,
  type Caller,
} from '../policies';

const MAX_AGE_DAYS = 30;
/** The newest posts of some may be hidden or have muted words: more authors are looked at than listed. */
const LOOKED_AT = MAX_RECENT_AUTHORS * 4;

const AuthorRow = z.extend(CardRow, { postedAt: z.array(instantColumn) });

const selectAuthors = byShape(({ many }: { many: boolean }) =>
  defineStatement<typeof AuthorRow, 'viewer' | 'since'>(AuthorRow, (value) => {
    const viewer = { id: sql`${value('viewer')}::uuid`, moderator: false };
    const since = sql`${value('since')}::timestamptz`;
    const isShown = sql`${isPublished(viewer, sql`p`)} AND ${withoutMutedWords(viewer, sql`p`)}`;
    const newestOf = (author: SQL, count: number): SQL => sql`
      SELECT p.created_at AS at FROM posts p
      WHERE p.author_id = ${author} AND p.reply_to IS NULL AND p.created_at > ${since} AND ${isShown}
      ORDER BY p.created_at DESC, p.id DESC LIMIT ${literal(count)}`;
    const isWanted = (author: SQL): SQL =>
      sql`${outsideInactive(author)} AND ${outsideBlocksAndMutes(viewer, author)}`;
    const activeOf = (authors: SQL): SQL =>
      sql`SELECT f.id, n.at FROM (${authors}) f CROSS JOIN LATERAL (${newestOf(sql`f.id`, 1)}) n`;
    const newest = sql`
      ${latestAuthors({ reader: viewer.id, since }, LOOKED_AT)},
      wanted AS MATERIALIZED (
        SELECT a.id, a.at FROM (SELECT l.* FROM latest_authors l ORDER BY l.at DESC OFFSET 0) a
        WHERE ${isWanted(sql`a.id`)} LIMIT ${literal(LOOKED_AT)}),
      found AS MATERIALIZED (${activeOf(sql`SELECT w.id FROM wanted w`)}),`;
    // Of other authors no post is newer than the oldest of `wanted`.
    const isShort = sql`(SELECT count(*) FROM found WHERE found.at >= (SELECT min(w.at) FROM wanted w)) < ${literal(MAX_RECENT_AUTHORS)}`;
    const latest = activeOf(sql`SELECT f.id FROM ${followedMembers(viewer.id, many)} f`);
    return sql`WITH ${many ? newest : sql``}
      active AS MATERIALIZED (
        SELECT a.id, a.at FROM (${many ? sql`SELECT * FROM found UNION ${latest} WHERE ${isShort}` : latest}) a
        ORDER BY a.at DESC, a.id),
      listed AS MATERIALIZED (
        SELECT a.id, a.at FROM active a WHERE ${isWanted(sql`a.id`)} LIMIT ${literal(MAX_RECENT_AUTHORS)})
      SELECT ${cardColumns(sql`m`)},
        (SELECT json_agg(n.at ORDER BY n.at DESC) FROM (${newestOf(sql`m.id`, MAX_RECENT_POSTS)}) n) AS "postedAt"
      FROM listed l JOIN members m ON m.id = l.id ORDER BY l.at DESC, m.id`;
  }),
);

/** Followed members by their newest post: one lookup for each of up to 300, and at most MAX_RECENT_POSTS more for those listed. */
export async function listRecentAuthors(db: Sql, me: Caller, now: Date): Promise<RecentAuthor[]> {
  const since = new Date(now.getTime() - MAX_AGE_DAYS * 86_400_000);
  const rows = await selectAuthors({ many: followsMany(me) })(db, { viewer: me.id, since });
  return rows.map(({ postedAt, ...card }) => ({ member: cardOf(card), postedAt }));
}
