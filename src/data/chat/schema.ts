import * as z from 'zod/mini';

/** A chat in the list: the fields of section 3 of the specification. */
export const ChatContact = z.object({
  id: z.int(),
  name: z.string(),
  /** Address of a picture; a chat has this or an icon with its colour. */
  image: z.optional(z.string()),
  /** One or two letters, or an emoji. */
  icon: z.optional(z.string()),
  /** Name of a colour variant. */
  iconColor: z.optional(z.string()),
  email: z.string(),
  /** The last message. */
  message: z.string(),
  unRead: z.int(),
  /** The last message is one's own. */
  isSend: z.boolean(),
  /** Moment of the last message, ISO 8601. */
  date: z.string(),
  activeOffline: z.enum(['Active', 'Offline', 'Typing']),
  /** Every message of it has been read by the other side. */
  allMessage: z.optional(z.boolean()),
  /** The last message is a voice note. */
  voiceMessage: z.optional(z.boolean()),
});
export type ChatContact = z.infer<typeof ChatContact>;

/** A chat as kept. */
export const Chat = z.extend(ChatContact, {
  kind: z.enum(['person', 'group']),
  /** Who takes part besides oneself, by user id. */
  memberIds: z.array(z.int()),
  pinned: z.boolean(),
  favourite: z.boolean(),
  archived: z.boolean(),
  muted: z.boolean(),
});
export type Chat = z.infer<typeof Chat>;

/** A chat with its history, oldest message first. */
export interface ChatWithMessages extends Chat {
  messages: readonly ChatMessage[];
}

/** A message of a chat. `fromId` 0 is oneself, any other a user of the sample data. */
export const ChatMessage = z.object({
  /** Made by `crypto.randomUUID()`; seeded ones are `<chat>-<number>`. */
  id: z.string(),
  chatId: z.int(),
  fromId: z.int(),
  text: z.string(),
  /** ISO 8601. */
  at: z.string(),
  /** How far an own message has come. */
  state: z.enum(['sent', 'delivered', 'read']),
  editedAt: z.nullable(z.string()),
  deleted: z.boolean(),
  /** Id of the message it answers. */
  replyTo: z.nullable(z.string()),
  reactions: z.array(z.object({ emoji: z.string(), fromIds: z.array(z.int()) })),
  /** Bytes are under `blobKey` in `data/blob.ts`; null for a seeded one, which is shown by name only. */
  attachment: z.nullable(
    z.object({
      name: z.string(),
      type: z.string(),
      bytes: z.int(),
      blobKey: z.nullable(z.string()),
    }),
  ),
  /** A voice note: seconds, and peaks from 0 to 1 for the drawing. */
  voice: z.nullable(
    z.object({ seconds: z.number(), peaks: z.array(z.number()), blobKey: z.nullable(z.string()) }),
  ),
});
export type ChatMessage = z.infer<typeof ChatMessage>;
