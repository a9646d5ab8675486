import { Avatar } from '@/components/ui/Avatar';
import type { Chat } from '@/data/chat/schema';

export const ChatAvatar = ({ chat, size = 'md' }: { chat: Chat; size?: 'md' | 'lg' }) => (
  <span className={chat.activeOffline === 'Offline' ? 'pres pres-off' : 'pres pres-on'}>
    {chat.image ? (
      <Avatar name={chat.name} url={chat.image} size={size} silent />
    ) : (
      <span
        className={`face face-i chat-i v-${chat.iconColor ?? 'info'} ${size === 'lg' ? 'face-lg' : ''}`.trim()}
        aria-hidden
      >
        {chat.icon ?? chat.name.slice(0, 2).toUpperCase()}
      </span>
    )}
  </span>
);

export const presenceText = (chat: Chat): string => {
  if (chat.activeOffline === 'Typing') return 'typing';
  if (chat.kind === 'group') return `${chat.memberIds.length + 1} people`;
  return chat.activeOffline === 'Active' ? 'Active now' : 'Offline';
};
