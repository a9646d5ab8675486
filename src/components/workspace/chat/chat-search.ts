import * as z from 'zod/mini';
import type { Chat } from '@/data/chat/collection';

export const CHAT_TABS = ['all', 'pinned', 'favourites', 'archived'] as const;
export type ChatTab = (typeof CHAT_TABS)[number];

/** What the address of the chat page may carry; nonsense falls back field by field. */
export const chatSearchSchema = z.object({
  /** The open chat. */
  chat: z.catch(z.optional(z.int().check(z.gte(1))), undefined),
  /** A user whose chat is to be opened, or begun. */
  with: z.catch(z.optional(z.int().check(z.gte(1))), undefined),
  tab: z.catch(z.optional(z.enum(CHAT_TABS)), undefined),
  q: z.catch(z.optional(z.string().check(z.maxLength(100))), undefined),
  /** The three toggles: the list is shown unless told otherwise, the others are not. */
  list: z.catch(z.optional(z.boolean()), undefined),
  settings: z.catch(z.optional(z.boolean()), undefined),
  profile: z.catch(z.optional(z.boolean()), undefined),
  /** The dialog that stands open. */
  add: z.catch(z.optional(z.enum(['contact', 'group'])), undefined),
});
export type ChatSearch = z.infer<typeof chatSearchSchema>;

const matchesTab = (chat: Chat, tab: ChatTab): boolean => {
  if (tab === 'archived') return chat.archived;
  if (chat.archived) return false;
  return tab === 'all' || (tab === 'pinned' ? chat.pinned : chat.favourite);
};

/** The chats of a tab that fit the words; pinned ones stand first. */
export function filterChats(chats: readonly Chat[], { tab = 'all', q = '' }: ChatSearch): readonly Chat[] {
  const words = q.trim().toLowerCase();
  return chats
    .filter(
      (chat) =>
        matchesTab(chat, tab) &&
        (!words || `${chat.name} ${chat.email} ${chat.message}`.toLowerCase().includes(words)),
    )
    .toSorted((a, b) => Number(b.pinned) - Number(a.pinned));
}
