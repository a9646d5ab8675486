import { delay } from '@/data/store/delay';
import { createCollection } from '@/data/store/collection';
import { Chat, type ChatWithMessages, ChatMessage } from './schema';
import { sampleChats } from './seed';
import { sampleMessages } from './seed-messages';

export const chats = createCollection<Chat>({
  name: 'chats',
  version: 1,
  schema: Chat,
  seed: async (now) => sampleChats(now),
});

/** Newest first. Accessor of section 7 of the specification. */
export async function listChats(): Promise<readonly Chat[]> {
  await delay();
  return (await chats.all()).toSorted((a, b) => b.date.localeCompare(a.date));
}

/** Null for an unknown id. Accessor of section 7 of the specification. */
export async function getChat(id: number): Promise<ChatWithMessages | null> {
  await delay();
  const [chat, all] = await Promise.all([chats.get(id), messages.all()]);
  if (!chat) return null;
  const own = all.filter((message) => message.chatId === id).toSorted((a, b) => a.at.localeCompare(b.at));
  return { ...chat, messages: own };
}

export const messages = createCollection<ChatMessage>({
  name: 'messages',
  version: 1,
  schema: ChatMessage,
  seed: async (now) => sampleMessages(now),
});
