import * as z from 'zod/mini';
import { delay } from '@/data/store/delay';
import { createCollection } from '@/data/store/collection';
import { type ChatMessage, messages } from './message';

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

export const chats = createCollection<Chat>({
  name: 'chats',
  version: 1,
  schema: Chat,
  seed: async (now) => (await import('./seed')).sampleChats(now),
});

/** The chat that section 4 of the specification asks for at the start; the sample list does not hold it. */
export const FIRST_CHAT_ID = 101;

/** The chat list, the latest first (accessor of section 7 of the specification). */
export async function listChats(): Promise<readonly Chat[]> {
  await delay();
  return (await chats.all()).toSorted((a, b) => b.date.localeCompare(a.date));
}

/** One chat by id with its messages, or null where there is none (accessor of section 7 of the specification). */
export async function getChat(id: number): Promise<ChatWithMessages | null> {
  await delay();
  const [chat, all] = await Promise.all([chats.get(id), messages.all()]);
  if (!chat) return null;
  const own = all.filter((message) => message.chatId === id).toSorted((a, b) => a.at.localeCompare(b.at));
  return { ...chat, messages: own };
}
