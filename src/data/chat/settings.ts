import * as z from 'zod/mini';
import { createCollection } from '@/data/store/collection';

/** How chats behave for oneself. There is one record, with id 1. */
export const ChatSettings = z.object({
  id: z.int(),
  /** Enter sends and Shift+Enter begins a line; otherwise Ctrl+Enter sends. */
  enterSends: z.boolean(),
  /** Contacts of the sample data answer. */
  answers: z.boolean(),
  /** Less air between messages. */
  compact: z.boolean(),
});
export type ChatSettings = z.infer<typeof ChatSettings>;

export const chatSettings = createCollection<ChatSettings>({
  name: 'chat-settings',
  version: 1,
  schema: ChatSettings,
  seed: () => Promise.resolve([{ id: 1, enterSends: true, answers: true, compact: false }]),
});

/** The settings as they now are. */
export const readChatSettings = async (): Promise<ChatSettings> =>
  (await chatSettings.get(1)) ?? { id: 1, enterSends: true, answers: true, compact: false };

/** What stands in the field of a chat and has not been sent; `id` is the chat's. */
export const ChatDraft = z.object({ id: z.int(), text: z.string() });
export type ChatDraft = z.infer<typeof ChatDraft>;

export const chatDrafts = createCollection<ChatDraft>({
  name: 'chat-drafts',
  version: 1,
  schema: ChatDraft,
  seed: () => Promise.resolve([]),
});
