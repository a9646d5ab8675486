import { getChat, listChats } from '@/data/chat';
import { sampleQuery } from './sample';

/** The chat list, the latest first. */
export const chatsOptions = () => sampleQuery(['chats'], listChats);

/** One chat with its messages, null where there is none. */
export const chatOptions = (id: number) => sampleQuery(['chats', id], () => getChat(id));
