import type { Chat, ChatWithMessages, ChatMessage } from './schema';

/** What is being sent: text, a file or a voice note, whose bytes are kept already. */
export interface NewMessage {
  chatId: number;
  text: string;
  replyTo: string | null;
  attachment: ChatMessage['attachment'];
  voice: ChatMessage['voice'];
}

/** Marks of a chat that only oneself sees. */
export type ChatFlags = Partial<Pick<Chat, 'pinned' | 'favourite' | 'archived' | 'muted' | 'unRead'>>;

/** Everything the pages ask of messages between people: the sample store today, real direct messages later. */
export interface ChatService {
  /** The chats, the latest first. */
  list: () => Promise<readonly Chat[]>;
  /** One chat with its messages, null where there is none. */
  open: (id: number) => Promise<ChatWithMessages | null>;
  /** Sends a message under an id made by the sender, so that it is never sent twice. */
  sendMessage: (id: string, message: NewMessage) => Promise<ChatMessage>;
  /** Keeps a message as it now is: edited, deleted, reacted to. Resolves with how it was. */
  saveMessage: (message: ChatMessage) => Promise<ChatMessage | null>;
  setFlags: (id: number, marks: ChatFlags) => Promise<void>;
  /** Begins the chat with a person, or finds the one that stands. */
  startChat: (userId: number) => Promise<Chat>;
  startGroup: (name: string, memberIds: readonly number[]) => Promise<Chat>;
}
