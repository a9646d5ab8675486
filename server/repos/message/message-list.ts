import { sql, type SQL } from 'drizzle-orm';
import type { listMessages as operation, Message } from '@contract/message/message';
import type * as z from 'zod/mini';
import { PLANNED_EACH_TIME } from '../../db/prepared-session';
import type { Sql } from '../../db/sql';
import { afterKeyset, toPage } from '../keyset';
import type { Caller } from '../policies';
import type { PageRequest } from '../post/post-list';
import { parseSearchQuery, type SearchTerm } from '../search/search-query';
import { findMembership, isBlockedPair } from './membership';
import { selectMessages } from './message-view';

type MessagePage = z.input<typeof operation.response>;
type Where = z.output<NonNullable<typeof operation.query>>;

/** Newest first below `before`, or oldest first above `after`; one more than the limit if there are more. */
const readBeside = (
  db: Sql,
  me: Caller,
  now: Date,
  {
    conversationId,
    condition,
    direction,
    limit,
  }: {
    conversationId: string;
    condition: SQL;
    direction: 'ASC' | 'DESC';
    limit: number;
  },
): Promise<Message[]> =>
  selectMessages(
    db,
    me,
    now,
    sql`x.conversation_id = ${conversationId} AND ${condition}
        ORDER BY x.number ${sql.raw(direction)} LIMIT ${limit + 1}`,
  );

/** Each page costs the same, near or far from the start: the index of numbers finds its rows. */
export async function listMessages(
  db: Sql,
  me: Caller,
  now: Date,
  { conversationId, before, after, around, limit }: Where & { conversationId: string },
): Promise<MessagePage> {
  await findMembership(db, me, conversationId);
  const older = (condition: SQL, count: number) =>
    readBeside(db, me, now, { conversationId, condition, direction: 'DESC', limit: count });
  const newer = (condition: SQL, count: number) =>
    readBeside(db, me, now, { conversationId, condition, direction: 'ASC', limit: count });
  if (after !== undefined) {
    const rows = await newer(sql`x.number > ${after}`, limit);
    return { items: rows.slice(0, limit), hasOlder: after > 0, hasNewer: rows.length > limit };
  }
  if (around !== undefined) {
    const half = Math.ceil(limit / 2);
    const above = await older(sql`x.number <= ${around}`, half);
    const below = limit - half > 0 ? await newer(sql`x.number > ${around}`, limit - half) : [];
    return {
      items: [...above.slice(0, half).toReversed(), ...below.slice(0, limit - half)],
      hasOlder: above.length > half,
      hasNewer: below.length > limit - half,
    };
  }
  const rows = await older(before === undefined ? sql`true` : sql`x.number < ${before}`, limit);
  return {
    items: rows.slice(0, limit).toReversed(),
    hasOlder: rows.length > limit,
    hasNewer: before !== undefined,
  };
}

const containsTerm = ({ text, phrase }: SearchTerm): SQL =>
  phrase ? sql`x.words @@ search_phrase(${text})` : sql`x.words @@ search_prefix(${text})`;

/** Messages with every word, newest first; the last word of a term may be the beginning of a longer one. */
export async function searchMessages(
  db: Sql,
  me: Caller,
  now: Date,
  { q, conversationId, paging, limit }: PageRequest & { q: string; conversationId?: string | undefined },
): Promise<{ items: Message[]; nextCursor: string | null }> {
  if (conversationId !== undefined) await findMembership(db, me, conversationId);
  const { terms, without } = parseSearchQuery(q);
  if (terms.length === 0) return { items: [], nextCursor: null };
  const conditions = [
    ...terms.map((group) => sql`(${sql.join(group.map(containsTerm), sql` OR `)})`),
    ...without.map((term) => sql`NOT ${containsTerm(term)}`),
  ];
  const rows = await selectMessages(
    db,
    me,
    now,
    sql`x.deleted_at IS NULL AND ${conversationId === undefined ? sql`true` : sql`x.conversation_id = ${conversationId}`}
        AND NOT (c.kind = 'group' AND ${isBlockedPair(sql`${me.id}::uuid`, sql`x.author_id`)})
        AND ${sql.join(conditions, sql` AND `)}
        AND ${afterKeyset(paging, sql`x.created_at`, sql`x.id`)}
        ORDER BY x.created_at DESC, x.id DESC LIMIT ${limit + 1}`,
    PLANNED_EACH_TIME,
  );
  const { rows: items, nextCursor } = toPage(rows, limit, paging, (row) => [row.createdAt, row.id]);
  return { items, nextCursor };
}
