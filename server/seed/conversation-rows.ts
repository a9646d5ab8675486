import type * as schema from '../db/schema/message';
import { makeId } from '../db/id';
import { seedConversations, type SeedConversation } from './conversations';

const MINUTE = 60_000;

interface ConversationRowSet {
  conversations: (typeof schema.conversations.$inferInsert)[];
  pairs: (typeof schema.directPairs.$inferInsert)[];
  members: (typeof schema.conversationMembers.$inferInsert)[];
  messages: (typeof schema.messages.$inferInsert)[];
  reactions: (typeof schema.messageReactions.$inferInsert)[];
}

function rowsOf(
  { name, members, requested = [], unread = {}, pinned = [], messages }: SeedConversation,
  now: Date,
  idOf: (handle: string) => string,
): ConversationRowSet {
  const dateOf = (ago: number): Date => new Date(now.getTime() - ago * MINUTE);
  const createdAt = dateOf((messages[0]?.ago ?? 0) + 1);
  const lastAt = dateOf(messages.at(-1)?.ago ?? 0);
  const id = makeId(createdAt);
  const lastNumber = messages.length;
  const [lowId = '', highId = ''] = members.map(idOf).toSorted();
  const messageIds = messages.map(({ ago }) => makeId(dateOf(ago)));
  return {
    conversations: [
      name === undefined
        ? { id, kind: 'direct', lowId, highId, lastNumber, createdAt }
        : { id, kind: 'group', name, lastNumber, createdAt },
    ],
    pairs: name === undefined ? [{ lowId, highId, conversationId: id }] : [],
    members: members.map((handle, index) => ({
      conversationId: id,
      memberId: idOf(handle),
      role: name !== undefined && index === 0 ? 'owner' : 'member',
      state: requested.includes(handle) ? 'requested' : 'member',
      joinedAt: createdAt,
      readUpTo: lastNumber - (unread[handle] ?? 0),
      lastNumber,
      lastAt,
      pinned: pinned.includes(handle),
    })),
    messages: messages.map(({ ago, from, text, replyTo }, index) => ({
      id: messageIds[index] ?? '',
      conversationId: id,
      number: index + 1,
      authorId: idOf(from),
      text,
      replyTo: replyTo === undefined ? null : messageIds[replyTo],
      createdAt: dateOf(ago),
    })),
    reactions: messages.flatMap(({ ago, reactions = {} }, index) =>
      Object.entries(reactions).map(([handle, emoji]) => ({
        messageId: messageIds[index] ?? '',
        conversationId: id,
        memberId: idOf(handle),
        emoji,
        createdAt: dateOf(ago - 1),
      })),
    ),
  };
}

export function buildConversationRows(now: Date, idOf: (handle: string) => string): ConversationRowSet {
  const sets = seedConversations.map((conversation) => rowsOf(conversation, now, idOf));
  return {
    conversations: sets.flatMap((set) => set.conversations),
    pairs: sets.flatMap((set) => set.pairs),
    members: sets.flatMap((set) => set.members),
    messages: sets.flatMap((set) => set.messages),
    reactions: sets.flatMap((set) => set.reactions),
  };
}
