import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, tsvector } from './columns';

export const conversations = pgTable(
  'conversations',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: ['direct', 'group'] }).notNull(),
    name: text('name').notNull().default(''),
    /** The two members of a direct conversation, the smaller id first; null for a group, or a removed account. */
    lowId: uuid('low_id'),
    highId: uuid('high_id'),
    /** Number of the last message. Changes under the lock of the row, so numbers have no duplicates. */
    lastNumber: integer('last_number').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (conversation) => [
    index('conversations_low').on(conversation.lowId),
    index('conversations_high').on(conversation.highId),
  ],
);

/** The direct conversation of two members, the smaller id first. */
export const directPairs = pgTable(
  'direct_pairs',
  {
    lowId: uuid('low_id').notNull(),
    highId: uuid('high_id').notNull(),
    conversationId: uuid('conversation_id').notNull(),
  },
  (pair) => [primaryKey({ columns: [pair.lowId, pair.highId] })],
);

export const conversationMembers = pgTable(
  'conversation_members',
  {
    conversationId: uuid('conversation_id').notNull(),
    memberId: uuid('member_id').notNull(),
    role: text('role', { enum: ['owner', 'member'] })
      .notNull()
      .default('member'),
    state: text('state', { enum: ['member', 'requested', 'left', 'declined'] }).notNull(),
    joinedAt: instant('joined_at').notNull(),
    /** Messages up to this number were sent before the member joined. */
    hiddenUpTo: integer('hidden_up_to').notNull().default(0),
    readUpTo: integer('read_up_to').notNull().default(0),
    /** Of the conversation, for the member's sorted list. */
    lastNumber: integer('last_number').notNull().default(0),
    lastAt: instant('last_at').notNull(),
    pinned: boolean('pinned').notNull().default(false),
    archived: boolean('archived').notNull().default(false),
    muted: boolean('muted').notNull().default(false),
  },
  (row) => [
    primaryKey({ columns: [row.conversationId, row.memberId] }),
    index('conversation_members_list').on(
      row.memberId,
      row.state,
      row.archived,
      row.pinned.desc(),
      row.lastAt.desc(),
      row.conversationId.desc(),
    ),
    index('conversation_members_unread')
      .on(row.memberId)
      .where(sql`${row.lastNumber} > ${row.readUpTo}`),
  ],
);

export const messages = pgTable(
  'messages',
  {
    /** Made by the client: a message sent twice is stored once. */
    id: uuid('id').notNull(),
    conversationId: uuid('conversation_id').notNull(),
    number: integer('number').notNull(),
    authorId: uuid('author_id').notNull(),
    text: text('text').notNull(),
    replyTo: uuid('reply_to'),
    createdAt: instant('created_at').notNull(),
    editedAt: instant('edited_at'),
    deletedAt: instant('deleted_at'),
    /** Deleted by a moderator. */
    removed: boolean('removed').notNull().default(false),
    revision: integer('revision').notNull().default(0),
    words: tsvector('words')
      .notNull()
      .generatedAlwaysAs(sql`to_tsvector('simple'::regconfig, search_words(text))`),
  },
  (message) => [
    primaryKey({ columns: [message.id, message.conversationId] }),
    unique('messages_conversation_id_number_key').on(message.conversationId, message.number),
    index('messages_reply_to')
      .on(message.replyTo)
      .where(sql`${message.replyTo} IS NOT NULL`),
    index('messages_author').on(message.authorId, message.createdAt),
    index('messages_words').using('gin', message.words),
  ],
);

export const messageMedia = pgTable(
  'message_media',
  {
    messageId: uuid('message_id').notNull(),
    conversationId: uuid('conversation_id').notNull(),
    mediaId: uuid('media_id').notNull(),
    position: smallint('position').notNull(),
    /** Of a voice note; null for a picture. */
    seconds: smallint('seconds'),
    /** Loudness of a voice note in percent, in equal steps of time; null for a picture. */
    peaks: smallint('peaks').array(),
  },
  (row) => [
    primaryKey({ columns: [row.messageId, row.position, row.conversationId] }),
    index('message_media_media').on(row.mediaId),
  ],
);

export const messageReactions = pgTable(
  'message_reactions',
  {
    messageId: uuid('message_id').notNull(),
    conversationId: uuid('conversation_id').notNull(),
    memberId: uuid('member_id').notNull(),
    emoji: text('emoji').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.messageId, row.memberId, row.conversationId] }),
    index('message_reactions_member').on(row.memberId),
  ],
);
