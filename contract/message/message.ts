import * as z from 'zod/mini';
import { Media, MediaReference, MAX_PICTURES } from '../post/media';
import { MemberCard } from '../member/member';
import { memberReadDefaults, memberWriteDefaults, operation } from '../operation';
import { Count, Id, Instant, MAX_PAGE_SIZE, PageQuery, pageOf } from '../primitives';
import { NewVoiceNote, VoiceNote } from '../post/voice-note';

/** In UTF-16 code units. */
export const MAX_MESSAGE_LENGTH = 4000;
export const MAX_MESSAGE_EXCERPT = 200;

export const REACTIONS = ['👍', '❤️', '😂', '😮', '😢', '🎉'] as const;
export const Reaction = z.enum(REACTIONS);
export type Reaction = z.infer<typeof Reaction>;

const ConversationIdParams = z.strictObject({ conversationId: Id });
const MessageIdParams = z.strictObject({ messageId: Id });

/** Text as a list or a reply quotes it; empty for files only, and for a deleted message. */
export const MessageExcerpt = z.object({
  id: Id,
  number: Count,
  /** Null for a removed account. */
  author: z.nullable(MemberCard),
  excerpt: z.string().check(z.maxLength(MAX_MESSAGE_EXCERPT)),
  pictures: Count,
  voice: z._default(z.boolean(), false),
  deleted: z.boolean(),
  /** Deleted by a moderator; false in responses of earlier versions. */
  removed: z._default(z.boolean(), false),
  createdAt: Instant,
});
export type MessageExcerpt = z.infer<typeof MessageExcerpt>;

/** `revision` grows with every change; clients discard older responses. */
export const Message = z.object({
  id: Id,
  conversationId: Id,
  /** Position in the conversation, from 1 on, in the order of arrival. */
  number: Count,
  author: MemberCard,
  text: z.string().check(z.maxLength(MAX_MESSAGE_LENGTH)),
  media: z.array(Media).check(z.maxLength(MAX_PICTURES)),
  voice: z._default(z.nullable(VoiceNote), null),
  replyTo: z.nullable(MessageExcerpt),
  /** Of these, the first reaction first. */
  reactions: z
    .array(z.object({ emoji: Reaction, count: Count, own: z.boolean() }))
    .check(z.maxLength(REACTIONS.length)),
  createdAt: Instant,
  editedAt: z.nullable(Instant),
  deleted: z.boolean(),
  /** Deleted by a moderator; false in responses of earlier versions. */
  removed: z._default(z.boolean(), false),
  /** In a group: one of author and reader has blocked the other. Text and files are left out. */
  hidden: z.boolean(),
  revision: Count,
});
export type Message = z.infer<typeof Message>;

const Position = z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(2_147_483_647)));

/** The newest messages, or those next to a number. At most one of `before`, `after` and `around`. */
export const listMessages = operation({
  ...memberReadDefaults,
  id: 'listMessages',
  path: '/conversations/{conversationId}/messages',
  tag: 'messages',
  params: ConversationIdParams,
  query: z
    .strictObject({
      before: Position,
      after: Position,
      around: Position,
      limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(MAX_PAGE_SIZE)), 40),
    })
    .check(
      z.refine(
        ({ before, after, around }) =>
          [before, after, around].filter((given) => given !== undefined).length < 2,
        'Use only one of before, after and around.',
      ),
    ),
  response: z.object({
    /** Oldest first. */
    items: z.array(Message).check(z.maxLength(MAX_PAGE_SIZE)),
    hasOlder: z.boolean(),
    hasNewer: z.boolean(),
  }),
});

export const getMessage = operation({
  ...memberReadDefaults,
  id: 'getMessage',
  path: '/messages/{messageId}',
  tag: 'messages',
  params: MessageIdParams,
  response: Message,
});

/** `text` may be empty only with pictures or a voice note. The client makes the id: a repeated id is the same message. */
export const NewMessage = z.strictObject({
  id: Id,
  text: z.string().check(z.maxLength(MAX_MESSAGE_LENGTH)),
  replyTo: z.optional(Id),
  media: z.optional(z.array(MediaReference).check(z.maxLength(MAX_PICTURES))),
  voice: z.optional(NewVoiceNote),
});
export type NewMessage = z.input<typeof NewMessage>;

export const sendMessage = operation({
  ...memberWriteDefaults,
  id: 'sendMessage',
  method: 'POST',
  path: '/conversations/{conversationId}/messages',
  tag: 'messages',
  status: 201,
  params: ConversationIdParams,
  body: NewMessage,
  response: Message,
});

export const editMessage = operation({
  ...memberWriteDefaults,
  id: 'editMessage',
  method: 'PATCH',
  path: '/messages/{messageId}',
  tag: 'messages',
  params: MessageIdParams,
  body: z.strictObject({ text: z.string().check(z.maxLength(MAX_MESSAGE_LENGTH)) }),
  response: Message,
});

export const deleteMessage = operation({
  ...memberWriteDefaults,
  id: 'deleteMessage',
  method: 'DELETE',
  path: '/messages/{messageId}',
  tag: 'messages',
  params: MessageIdParams,
  response: Message,
});

/** One reaction per member and message; null removes the reaction. */
export const putReaction = operation({
  ...memberWriteDefaults,
  id: 'putReaction',
  method: 'PUT',
  path: '/messages/{messageId}/reaction',
  tag: 'messages',
  params: MessageIdParams,
  body: z.strictObject({ emoji: z.nullable(Reaction) }),
  response: Message,
});

export const searchMessages = operation({
  ...memberReadDefaults,
  bucket: 'search',
  id: 'searchMessages',
  path: '/messages',
  tag: 'messages',
  query: z.extend(PageQuery, {
    q: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    conversationId: z.optional(Id),
  }),
  response: pageOf(Message),
});
