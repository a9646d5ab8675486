import { sampleReplyTo } from './sample-replies';
import type { ChatService } from './service';
import { chats, getChat, listChats, messages } from './collection';
import type { Chat, ChatWithMessages, ChatMessage } from './schema';
import { readChatSettings } from './settings';
import { withinSession } from '@/lib/session/member-session';
import { showUnreadMessages } from '@/lib/browser/browser-notifications';
import { initials } from '@/lib/text/initials';
import { delay } from '@/lib/storage/sample-delay';
import { sampleContacts } from '@/data/user/collection';
import { sampleChatText } from '@/messages/workspace/sample-chat';

/** Milliseconds between the steps of a simulated reply. */
const SIMULATED_DELAY_MS = { delivered: 500, read: 900, answer: 1900 };

/** Chats whose contact is typing; in memory, so a reload ends it. */
const typing = new Set<number>();
let replyCount = 0;

const withPresence = <T extends Chat>(chat: T): T =>
  typing.has(chat.id) ? { ...chat, activeOffline: 'Typing' } : chat;

const messageSummary = (message: ChatMessage): string => {
  if (message.deleted) return sampleChatText.messageDeleted;
  if (message.voice) return sampleChatText.voiceNote;
  return message.text || (message.attachment?.name ?? '');
};

const updateChat = async (id: number, patch: Partial<Chat>): Promise<void> => {
  const chat = await chats.get(id);
  if (chat) await chats.applyChanges([{ from: chat, to: { ...chat, ...patch } }]);
};

const updateLastMessage = (message: ChatMessage, state: boolean): Promise<void> =>
  updateChat(message.chatId, {
    message: messageSummary(message),
    date: message.at,
    isSend: message.fromId === 0,
    allMessage: state,
    voiceMessage: message.voice ? true : undefined,
  });

const setMessageState = async (id: string, state: ChatMessage['state']): Promise<void> => {
  const message = await messages.get(id);
  if (message) await messages.applyChanges([{ from: message, to: { ...message, state } }]);
};

const textMessage = (chatId: number, fromId: number, text: string): ChatMessage => ({
  id: crypto.randomUUID(),
  chatId,
  fromId,
  text,
  at: new Date().toISOString(),
  state: 'delivered',
  editedAt: null,
  deleted: false,
  replyTo: null,
  reactions: [],
  attachment: null,
  voice: null,
});

/** Marks the message delivered and read, then replies. */
async function simulateReply(sent: ChatMessage): Promise<void> {
  await withinSession(delay(SIMULATED_DELAY_MS.delivered));
  await setMessageState(sent.id, 'delivered');
  const chat = await chats.get(sent.chatId);
  if (!chat || !(await readChatSettings()).answers) return;
  await withinSession(delay(SIMULATED_DELAY_MS.read));
  typing.add(chat.id);
  await setMessageState(sent.id, 'read');
  await withinSession(delay(SIMULATED_DELAY_MS.answer));
  typing.delete(chat.id);
  replyCount += 1;
  const fromId = chat.memberIds[replyCount % chat.memberIds.length] ?? 1;
  const answer = textMessage(chat.id, fromId, sampleReplyTo(sent.text, replyCount));
  await messages.applyChanges([{ put: answer }]);
  const now = await chats.get(chat.id);
  await updateChat(chat.id, {
    message: answer.text,
    date: answer.at,
    isSend: false,
    voiceMessage: undefined,
    activeOffline: 'Active',
    unRead: (now?.unRead ?? 0) + 1,
  });
  if (chat.muted) return;
  const unread = (await chats.all()).reduce((sum, one) => sum + (one.muted ? 0 : one.unRead), 0);
  showUnreadMessages(unread);
}

const emptyChat = {
  message: '',
  unRead: 0,
  isSend: false,
  pinned: false,
  favourite: false,
  archived: false,
  muted: false,
} as const;

/**
 * Chats in this browser's sample store, shared by its tabs, with simulated replies. To be replaced when real direct
 * messages arrive.
 */
export const chatService: ChatService = {
  list: async (latency) => (await listChats(latency)).map(withPresence),
  open: async (id, latency): Promise<ChatWithMessages | null> => {
    const chat = await getChat(id, latency);
    return chat && withPresence(chat);
  },
  sendMessage: async (id, message) => {
    const sent: ChatMessage = { ...textMessage(message.chatId, 0, ''), ...message, id, state: 'sent' };
    // Stored first: the draft is deleted at the same time, and the tab may close.
    await messages.applyChanges([{ put: sent }]);
    await delay();
    await updateLastMessage(sent, false);
    void simulateReply(sent);
    return sent;
  },
  saveMessage: async (from, to) => {
    await messages.applyChanges([{ from, to }]);
    const last = (await getChat(to.chatId))?.messages.at(-1);
    if (last?.id === to.id) await updateLastMessage(last, last.state === 'read');
  },
  setFlags: (id, marks) => updateChat(id, marks),
  startChat: async (userId) => {
    const all = await chats.all();
    const existing = all.find((chat) => chat.kind === 'person' && chat.memberIds[0] === userId);
    if (existing) return existing;
    const person = (await sampleContacts()).find(({ id }) => id === userId);
    if (!person) throw new Error(`No user has the id ${userId}.`);
    return createChat((id) => ({
      ...emptyChat,
      id,
      kind: 'person',
      name: person.name,
      image: person.image,
      email: person.email,
      date: new Date().toISOString(),
      activeOffline: 'Offline',
      memberIds: [userId],
    }));
  },
  startGroup: (name, memberIds) =>
    createChat((id) => ({
      ...emptyChat,
      id,
      kind: 'group',
      name,
      icon: initials(name),
      iconColor: 'info',
      email: `group-${id}@square.example`,
      date: new Date().toISOString(),
      activeOffline: 'Active',
      memberIds: [...memberIds],
    })),
};

/** Id 101 is never used: the page requests it first and finds nothing (section 4 of the specification). */
const createChat = (make: (id: number) => Chat): Promise<Chat> =>
  chats.add((id) => make(id === 101 ? 102 : id));
