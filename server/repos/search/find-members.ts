import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type MemberCard, Relationship } from '@contract/member/member';
import type { Person } from '@contract/member/people';
import { escapeLike, literal, queryRows, type Sql } from '../../db/sql';
import { byShape, defineStatement } from '../../db/statement';
import { isActive, isFollowed, outsideBlocks, viewerOf, type Caller, type Viewer } from '../policies';
import { relationColumns } from '../member/member';
import { cardColumns, cardOf, CardRow } from '../member/member-card';
import { toPage } from '../keyset';
import type { PageRequest } from '../post/post-list';

/** Shorter texts have too few groups of three letters for an index of substrings and typos. */
const MIN_SUBSTRING = 3;

const withoutAt = (q: string): string => q.replace(/^@/, '');
// Subqueries are evaluated once; a function of a parameter would fold the words again for each member.
const folded = (q: string): SQL => sql`(SELECT search_fold(${withoutAt(q)}))`;
const startingWith = (q: string): SQL => sql`(SELECT search_prefix(${q}))`;
const beginsWith = (column: SQL, q: string): SQL =>
  sql`${column} LIKE (SELECT search_fold(${escapeLike(withoutAt(q))}) || '%')`;
const contains = (column: SQL, q: string): SQL =>
  sql`${column} LIKE (SELECT '%' || search_fold(${escapeLike(withoutAt(q))}) || '%')`;

/** Members `m` with a word of the name or handle that begins so; of three letters and more also within words. */
export const matchesMember = (q: string): SQL =>
  withoutAt(q).length < MIN_SUBSTRING
    ? sql`m.words @@ ${startingWith(q)}`
    : sql`(m.words @@ ${startingWith(q)} OR ${contains(sql`m.handle`, q)} OR ${contains(sql`m.folded_name`, q)})`;

const isSimilar = (q: string): SQL =>
  withoutAt(q).length < MIN_SUBSTRING
    ? sql`false`
    : sql`(m.handle % ${folded(q)} OR ${folded(q)} <% m.folded_name)`;

const isVisible = (viewer: Viewer): SQL => sql`${isActive(sql`m`)} AND ${outsideBlocks(viewer, sql`m.id`)}`;

const FoundRow = z.extend(CardRow, {
  rank: z.int(),
  approvesFollowers: z.boolean(),
  relation: Relationship,
});

/** Matches names and handles, typos included: handles with the prefix first, then substrings, then similar ones. */
export async function searchMembers(
  db: Sql,
  me: Caller,
  { q, paging, limit }: PageRequest & { q: string },
): Promise<{ items: Person[]; nextCursor: string | null }> {
  const [group = '-1', handle = ''] = paging.after ?? [];
  const find = (matches: SQL, rank: SQL, count: number): Promise<z.infer<typeof FoundRow>[]> =>
    queryRows(
      db,
      FoundRow,
      sql`SELECT ${cardColumns(sql`m`)}, ${rank} AS rank, m.approves_followers AS "approvesFollowers",
            ${relationColumns(me)} AS relation
          FROM members m WHERE ${matches} AND ${isVisible(viewerOf(me))}
            AND (${rank}, m.handle) > (${Number(group)}::int, ${handle})
          ORDER BY rank, m.handle LIMIT ${count}`,
    );
  const rank = sql`(CASE WHEN ${beginsWith(sql`m.handle`, q)} THEN 0 ELSE 1 END)`;
  const exact = Number(group) < 2 ? await find(matchesMember(q), rank, limit + 1) : [];
  const similar =
    exact.length > limit
      ? []
      : await find(sql`${isSimilar(q)} AND NOT ${matchesMember(q)}`, sql`2`, limit + 1 - exact.length);
  const { rows, nextCursor } = toPage([...exact, ...similar], limit, paging, (row) => [
    String(row.rank),
    row.handle,
  ]);
  const items = rows.map((row) => {
    const { approvesFollowers, relation } = row;
    return Object.assign(cardOf(row), { approvesFollowers, relation });
  });
  return { items, nextCursor };
}

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
  const isShort = withoutAt(prefix).length < MIN_SUBSTRING;
  const pattern = escapeLike(withoutAt(prefix));
  const rows = await selectCompletions({ isShort })(db, { viewer: me.id, prefix, pattern });
  return rows.map(cardOf);
}
