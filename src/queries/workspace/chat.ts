import { sampleQuery } from '@/queries/sample';

const loadService = async () => (await import('@/data/chat/sample-service')).chatService;
const loadSettings = () => import('@/data/chat/settings');

export const chatsOptions = () =>
  sampleQuery(['chats'], async (latency) => (await loadService()).list(latency));

/** One chat with its messages, null where there is none. */
export const chatOptions = (id: number) =>
  sampleQuery(['chats', id], async (latency) => (await loadService()).open(id, latency));

export const chatSettingsOptions = () =>
  sampleQuery(['chat-settings'], async () => (await loadSettings()).readChatSettings());

/** Draft texts by chat id. */
export const chatDraftsOptions = () =>
  sampleQuery(['chat-drafts'], async () => (await loadSettings()).listChatDrafts());

const loadChats = () => import('@/data/chat/collection');

export const chatMessagesOptions = () =>
  sampleQuery(['messages'], async (latency) => (await loadChats()).listMessages(latency));

/** Messages of the sample chats, newest first. */
export const chatMessageSearchOptions = (q: string) =>
  sampleQuery(['chat-messages', q], async () => (await loadChats()).searchMessages(q));
