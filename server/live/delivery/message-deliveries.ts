import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { LiveEvent } from '@contract/live-event';
import { idList, queryRows, type Sql } from '../../db/sql';
import { isBlockedPair, isInside } from '../../repos/message/membership';
import type { EventRow } from '../event-log';

/** Receivers of one row, by the event each of them gets. */
export interface MessageDelivery {
  event: LiveEvent;
  memberIds: string[];
}

const MessageFacts = z.object({
  id: z.string(),
  conversationId: z.string(),
  number: z.int(),
  revision: z.int(),
  authorId: z.string(),
  members: z.array(z.string()),
});

const MemberFacts = z.object({
  conversationId: z.string(),
  memberId: z.string(),
  state: z.enum(['member', 'requested']),
  readUpTo: z.int(),
});
type MemberFacts = z.infer<typeof MemberFacts>;

export const isMessageEvent = ({ kind }: EventRow): boolean =>
  kind === 'message' || kind === 'conversation' || kind === 'message-read';

const subjectsOf = (rows: readonly EventRow[], isKind: (row: EventRow) => boolean): string[] => [
  ...new Set(rows.filter(isKind).map((row) => row.subject)),
];

const readMessages = (db: Sql, ids: readonly string[]) =>
  queryRows(
    db,
    MessageFacts,
    sql`SELECT x.id, x.conversation_id AS "conversationId", x.number, x.revision, x.author_id AS "authorId",
          (SELECT coalesce(json_agg(cm.member_id), '[]') FROM conversation_members cm
           WHERE cm.conversation_id = x.conversation_id AND ${isInside(sql`cm`)} AND cm.hidden_up_to < x.number) AS members
        FROM messages x WHERE x.id = ANY(${idList(ids)})`,
  );

const readMembers = (db: Sql, ids: readonly string[]) =>
  queryRows(
    db,
    MemberFacts,
    sql`SELECT cm.conversation_id AS "conversationId", cm.member_id AS "memberId", cm.state,
          cm.read_up_to AS "readUpTo"
        FROM conversation_members cm WHERE cm.conversation_id = ANY(${idList(ids)}) AND ${isInside(sql`cm`)}`,
  );

const BlockedPair = z.object({ a: z.string(), b: z.string() });

/** Pairs of a reader and another member of the same conversation, one of whom has blocked the other. */
async function readBlockedReaders(db: Sql, rows: readonly EventRow[]): Promise<Set<string>> {
  const readers = subjectsOf(rows, ({ kind }) => kind === 'message-read');
  if (readers.length === 0) return new Set();
  const pairs = await queryRows(
    db,
    BlockedPair,
    sql`SELECT a.member_id AS a, b.member_id AS b
        FROM conversation_members a JOIN conversation_members b ON b.conversation_id = a.conversation_id
        WHERE a.conversation_id = ANY(${idList(readers)}) AND a.member_id <> b.member_id
          AND ${isBlockedPair(sql`a.member_id`, sql`b.member_id`)}`,
  );
  return new Set(pairs.map(({ a, b }) => `${a} ${b}`));
}

/** The reader's other devices, and members who may know what the reader has read. */
function readDelivery(row: EventRow, members: readonly MemberFacts[], blocked: ReadonlySet<string>) {
  const reader = members.find(({ memberId }) => memberId === row.actor);
  if (!reader) return null;
  const { conversationId, memberId, readUpTo } = reader;
  const others = members.filter(
    (other) =>
      other.memberId !== memberId &&
      reader.state === 'member' &&
      other.state === 'member' &&
      !blocked.has(`${memberId} ${other.memberId}`),
  );
  return {
    event: { type: 'message-read' as const, conversationId, memberId, upTo: readUpTo },
    memberIds: [memberId, ...others.map((other) => other.memberId)],
  };
}

/** What each event about messages means for whom, as of now. */
export async function readMessageDeliveries(
  db: Sql,
  rows: readonly EventRow[],
): Promise<(row: EventRow) => MessageDelivery | null> {
  const messageIds = subjectsOf(rows, ({ kind }) => kind === 'message');
  const conversationIds = subjectsOf(
    rows,
    ({ kind, actor }) => kind === 'message-read' || (kind === 'conversation' && actor === null),
  );
  const messages = new Map(
    (messageIds.length > 0 ? await readMessages(db, messageIds) : []).map((row) => [row.id, row]),
  );
  const members = conversationIds.length > 0 ? await readMembers(db, conversationIds) : [];
  const blocked = await readBlockedReaders(db, rows);
  return (row) => {
    const inside = members.filter(({ conversationId }) => conversationId === row.subject);
    if (row.kind === 'message-read') return readDelivery(row, inside, blocked);
    if (row.kind === 'conversation')
      return {
        event: { type: 'conversation', conversationId: row.subject },
        memberIds: row.actor === null ? inside.map(({ memberId }) => memberId) : [row.actor],
      };
    const message = messages.get(row.subject);
    if (!message) return null;
    const { id: messageId, members: memberIds, ...facts } = message;
    return { event: { type: 'message', messageId, ...facts }, memberIds };
  };
}
