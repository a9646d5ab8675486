import * as z from 'zod/mini';

/** Requested first by section 4 of the specification; the sample data has no such chat. */
export const FIRST_CHAT_ID = 101;

/** Fields of section 3 of the specification. */
export const ChatContact = z.object({
  id: z.int(),
  name: z.string(),
  /** Picture URL; a chat has a picture or an icon with a colour. */
  image: z.optional(z.string()),
  /** Initials or an emoji. */
  icon: z.optional(z.string()),
  /** Colour variant. */
  iconColor: z.optional(z.string()),
  email: z.string(),
  /** Text of the last message. */
  message: z.string(),
  unRead: z.int(),
  /** The member sent the last message. */
  isSend: z.boolean(),
  /** Time of the last message, ISO 8601. */
  date: z.string(),
  activeOffline: z.enum(['Active', 'Offline', 'Typing']),
  /** The contact has read every message. */
  allMessage: z.optional(z.boolean()),
  /** The last message is a voice note. */
  voiceMessage: z.optional(z.boolean()),
});
export type ChatContact = z.infer<typeof ChatContact>;

export const Chat = z.extend(ChatContact, {
  kind: z.enum(['person', 'group']),
  /** User ids of the other participants. */
  memberIds: z.array(z.int()),
  pinned: z.boolean(),
  favourite: z.boolean(),
  archived: z.boolean(),
  muted: z.boolean(),
});
export type Chat = z.infer<typeof Chat>;

/** Messages are oldest first. */
export interface ChatWithMessages extends Chat {
  messages: readonly ChatMessage[];
}

/** `fromId` is a user id; 0 is the member. */
export const ChatMessage = z.object({
  /** UUID; seeded messages have `<chat>-<number>`. */
  id: z.string(),
  chatId: z.int(),
  fromId: z.int(),
  text: z.string(),
  /** ISO 8601. */
  at: z.string(),
  /** Delivery state of an own message. */
  state: z.enum(['sent', 'delivered', 'read']),
  editedAt: z.nullable(z.string()),
  deleted: z.boolean(),
  /** Id of the parent message. */
  replyTo: z.nullable(z.string()),
  reactions: z.array(z.object({ emoji: z.string(), fromIds: z.array(z.int()) })),
  /** `blobKey` is the key in `data/store/blob.ts`; null for attachments of the sample. */
  attachment: z.nullable(
    z.object({
      name: z.string(),
      type: z.string(),
      bytes: z.int(),
      blobKey: z.nullable(z.string()),
    }),
  ),
  /** `peaks` are amplitudes from 0 to 1 for the waveform. */
  voice: z.nullable(
    z.object({ seconds: z.number(), peaks: z.array(z.number()), blobKey: z.nullable(z.string()) }),
  ),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

export interface MessageInChat extends ChatMessage {
  chatName: string;
}
