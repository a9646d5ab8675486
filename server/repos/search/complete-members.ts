import { sql } from 'drizzle-orm';
import type { MemberCard } from '@contract/member/member';
import { escapeLike, literal, type Sql } from '../../db/sql';
import { byShape, defineStatement } from '../../db/statement';
import { isActive, isFollowed, type Caller } from '../policies';
import { cardColumns, cardOf, CardRow } from '../member/member-card';
import { isShortText, isVisible, withoutAt } from './find-members';

const COMPLETIONS = 8;
/** Members with most followers, matches of the index, and latest follows that are looked through for completions. */
const COMPLETION_CANDIDATES = { popular: 2000, indexed: 100, followed: 300 };

/**
 * So many members have a prefix of one or two letters that the index, which finds all of them before the first, is asked
 * only where too few popular members match.
 */
const selectCompletions = byShape(({ isShort }: { isShort: boolean }) =>
  defineStatement<typeof CardRow, 'viewer' | 'prefix' | 'pattern'>(CardRow, (value) => {
    const viewer = { id: sql`${value('viewer')}::uuid`, moderator: false };
    const matches = sql`(m.words @@ (SELECT search_prefix(${value('prefix')}::text))
      OR m.handle LIKE (SELECT search_fold(${value('pattern')}::text) || '%'))`;
    const visible = sql`m.id <> ${viewer.id} AND ${isVisible(viewer)}`;
    const isNeeded = isShort ? sql`(SELECT count(*) FROM popular) < ${literal(COMPLETIONS)}` : sql`true`;
    return sql`
      WITH followed AS MATERIALIZED (
        SELECT f.target_id AS id FROM follows f WHERE f.member_id = ${viewer.id}
        ORDER BY f.created_at DESC LIMIT ${literal(COMPLETION_CANDIDATES.followed)}),
      popular AS MATERIALIZED (
        SELECT m.id FROM (
          SELECT m.* FROM members m WHERE ${isActive(sql`m`)}
          ORDER BY m.follower_count DESC, m.handle DESC LIMIT ${literal(COMPLETION_CANDIDATES.popular)}) m
        WHERE ${matches} AND ${visible}
        ORDER BY m.follower_count DESC, m.handle DESC LIMIT ${literal(COMPLETIONS)}),
      matching AS MATERIALIZED (
        SELECT i.id FROM (
          SELECT m.id FROM members m WHERE ${matches} AND ${visible} LIMIT ${literal(COMPLETION_CANDIDATES.indexed)}) i
        WHERE ${isNeeded})
      SELECT ${cardColumns(sql`m`)} FROM (
        (SELECT m.id FROM followed f JOIN members m ON m.id = f.id WHERE ${matches} AND ${visible}) UNION
        SELECT p.id FROM popular p UNION SELECT i.id FROM matching i) found
      JOIN members m USING (id)
      ORDER BY (m.id IN (SELECT f.id FROM followed f) OR ${isFollowed(viewer, sql`m.id`)}) DESC,
        m.follower_count DESC, m.handle LIMIT ${literal(COMPLETIONS)}`;
  }),
);

/**
 * Up to eight members with `prefix` in the handle or a word of the name; followed members first. Of a prefix that very
 * many members have, the members with most followers and the latest follows are found.
 */
export async function completeMembers(db: Sql, me: Caller, prefix: string): Promise<MemberCard[]> {
  const isShort = isShortText(prefix);
  const pattern = escapeLike(withoutAt(prefix));
  const rows = await selectCompletions({ isShort })(db, { viewer: me.id, prefix, pattern });
  return rows.map(cardOf);
}
