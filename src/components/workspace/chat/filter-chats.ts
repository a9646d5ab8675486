import type { Chat } from '@/data/chat/schema';
import type { ChatSearch, ChatTab } from './chat-search';

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
