import { Avatar } from '@/components/ui/Avatar';
import { initials } from '@/lib/text/initials';
import type { Chat } from '@/data/chat/schema';
import { chatText } from '@/messages/workspace/chat';

export const ChatAvatar = ({ chat, size = 'md' }: { chat: Chat; size?: 'md' | 'lg' }) => (
  <span
    className={
      chat.activeOffline === 'Offline'
        ? 'presence-dot presence-off position-relative d-inline-flex'
        : 'presence-dot presence-on position-relative d-inline-flex'
    }
  >
    {chat.image ? (
      <Avatar name={chat.name} url={chat.image} size={size} silent />
    ) : (
      <span
        className={`avatar avatar-initials variant-${chat.iconColor ?? 'info'} ${size === 'lg' ? 'avatar-lg' : ''}`.trim()}
        aria-hidden
      >
        {chat.icon ?? initials(chat.name)}
      </span>
    )}
  </span>
);

export const presenceText = (chat: Chat): string => {
  if (chat.activeOffline === 'Typing') return chatText.typingWord;
  if (chat.kind === 'group') return chatText.peopleCount(chat.memberIds.length + 1);
  return chat.activeOffline === 'Active' ? chatText.activeNow : chatText.offline;
};
