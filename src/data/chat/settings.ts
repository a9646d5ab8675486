import * as z from 'zod/mini';
import { createCollection } from '@/data/store/collection';

/** One record, with id 1. */
export const ChatSettings = z.object({
  id: z.int(),
  /** True: Enter sends, Shift+Enter starts a new line. False: Ctrl+Enter sends. */
  enterSends: z.boolean(),
  /** Sample contacts reply. */
  answers: z.boolean(),
  compact: z.boolean(),
});
export type ChatSettings = z.infer<typeof ChatSettings>;

export const chatSettings = createCollection<ChatSettings>({
  name: 'chat-settings',
  version: 1,
  schema: ChatSettings,
  seed: () => Promise.resolve([{ id: 1, enterSends: true, answers: true, compact: false }]),
});

export const readChatSettings = async (): Promise<ChatSettings> =>
  (await chatSettings.get(1)) ?? { id: 1, enterSends: true, answers: true, compact: false };

/** `id` is the chat's id. */
export const ChatDraft = z.object({ id: z.int(), text: z.string() });
export type ChatDraft = z.infer<typeof ChatDraft>;

export const chatDrafts = createCollection<ChatDraft>({
  name: 'chat-drafts',
  version: 1,
  schema: ChatDraft,
  seed: () => Promise.resolve([]),
});

/** Draft texts by chat id. */
export const listChatDrafts = async (): Promise<ReadonlyMap<number, string>> =>
  new Map((await chatDrafts.all()).map(({ id, text }) => [id, text]));
