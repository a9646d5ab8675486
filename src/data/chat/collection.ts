import { delay } from '@/lib/storage/sample-delay';
import { createCollection } from '@/data/store/collection';
import { Chat, type ChatWithMessages, ChatMessage, type MessageInChat } from './schema';
import { sampleChats } from './seed';
import { normalizeText } from '@/lib/text/normalize-text';
import { sampleMessages } from './seed-messages';

export const chats = createCollection<Chat>({
  name: 'chats',
  version: 1,
  schema: Chat,
  seed: async (now) => sampleChats(now),
});

/** Newest first. Accessor of section 7 of the specification. */
export async function listChats(latency = delay()): Promise<readonly Chat[]> {
  await latency;
  return (await chats.all()).toSorted((a, b) => b.date.localeCompare(a.date));
}

/** Null for an unknown id. Accessor of section 7 of the specification. */
export async function getChat(id: number, latency = delay()): Promise<ChatWithMessages | null> {
  await latency;
  const [chat, all] = await Promise.all([chats.get(id), messages.all()]);
  if (!chat) return null;
  const own = all.filter((message) => message.chatId === id).toSorted((a, b) => a.at.localeCompare(b.at));
  return { ...chat, messages: own };
}

/** Messages of all chats that are not deleted. */
export async function listMessages(latency = delay()): Promise<readonly MessageInChat[]> {
  await latency;
  const [known, all] = await Promise.all([chats.all(), messages.all()]);
  const names = new Map(known.map(({ id, name }) => [id, name]));
  return all.flatMap((message) => {
    const chatName = names.get(message.chatId);
    return message.deleted || chatName === undefined ? [] : [{ ...message, chatName }];
  });
}

const MAX_FOUND = 30;

/** Messages with every word of `q` in the text or file name, newest first. */
export async function searchMessages(q: string): Promise<readonly ChatMessage[]> {
  const words = normalizeText(q).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return (await listMessages())
    .filter(({ text, attachment }) => {
      const searched = normalizeText(`${text} ${attachment?.name ?? ''}`);
      return words.every((word) => searched.includes(word));
    })
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .slice(0, MAX_FOUND);
}

export const messages = createCollection<ChatMessage>({
  name: 'messages',
  version: 1,
  schema: ChatMessage,
  seed: async (now) => sampleMessages(now),
});
