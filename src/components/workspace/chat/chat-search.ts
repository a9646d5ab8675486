import * as z from 'zod/mini';
import type { Chat } from '@/data/chat/schema';

export const CHAT_TABS = ['all', 'pinned', 'favourites', 'archived'] as const;
export type ChatTab = (typeof CHAT_TABS)[number];

/** Search parameters of the chat page; invalid fields fall back one by one. */
export const chatSearchSchema = z.object({
  chat: z.catch(z.optional(z.int().check(z.gte(1))), undefined),
  /** Opens or starts the chat with this user. */
  with: z.catch(z.optional(z.int().check(z.gte(1))), undefined),
  tab: z.catch(z.optional(z.enum(CHAT_TABS)), undefined),
  q: z.catch(z.optional(z.string().check(z.maxLength(100))), undefined),
  /** The list is visible by default, the other two panes are not. */
  list: z.catch(z.optional(z.boolean()), undefined),
  settings: z.catch(z.optional(z.boolean()), undefined),
  profile: z.catch(z.optional(z.boolean()), undefined),
  add: z.catch(z.optional(z.enum(['contact', 'group'])), undefined),
});
export type ChatSearch = z.infer<typeof chatSearchSchema>;

const matchesTab = (chat: Chat, tab: ChatTab): boolean => {
  if (tab === 'archived') return chat.archived;
  if (chat.archived) return false;
  return tab === 'all' || (tab === 'pinned' ? chat.pinned : chat.favourite);
};

/** Chats of a tab that match the query, pinned first. */
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
