import { sampleQuery } from '@/queries/sample';

const loadService = async () => (await import('@/data/chat/sample-service')).chatService;
const loadSettings = () => import('@/data/chat/settings');

export const chatsOptions = () => sampleQuery(['chats'], async () => (await loadService()).list());

/** One chat with its messages, null where there is none. */
export const chatOptions = (id: number) =>
  sampleQuery(['chats', id], async () => (await loadService()).open(id));

export const chatSettingsOptions = () =>
  sampleQuery(['chat-settings'], async () => (await loadSettings()).readChatSettings());

/** Draft texts by chat id. */
export const chatDraftsOptions = () =>
  sampleQuery(['chat-drafts'], async () => (await loadSettings()).listChatDrafts());

const loadChats = () => import('@/data/chat/collection');

export const chatMessagesOptions = () =>
  sampleQuery(['messages'], async () => (await loadChats()).listMessages());

/** Messages of the sample chats, newest first. */
export const chatMessageSearchOptions = (q: string) =>
  sampleQuery(['chat-messages', q], async () => (await loadChats()).searchMessages(q));
