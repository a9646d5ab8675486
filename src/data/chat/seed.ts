import type { Chat, ChatMessage } from './schema';
import { conversations } from './seed-conversations';
import { sampleMessages } from './seed-messages';
import { sampleUsers } from '@/data/user/seed';

/** List text of a message without text. */
const summary = (message: ChatMessage): string => {
  if (message.voice) return 'Voice note';
  return message.attachment ? message.attachment.name : message.text;
};

/** Ids 1 to 30; 101 is never used. */
export function sampleChats(now: Date): Chat[] {
  const people = sampleUsers();
  const lastOf = new Map(sampleMessages(now).map((message) => [message.chatId, message]));
  return conversations.map((conversation, index): Chat => {
    const id = index + 1;
    const last = lastOf.get(id);
    const memberIds = typeof conversation.with === 'number' ? [conversation.with] : [...conversation.with];
    const person = people[(memberIds[0] ?? 1) - 1];
    const has = (flag: 'pinned' | 'favourite' | 'archived' | 'muted') =>
      conversation.flags?.includes(flag) ?? false;
    const isSend = last?.fromId === 0;
    return {
      id,
      kind: conversation.group ? 'group' : 'person',
      name: conversation.group?.[0] ?? person?.name ?? '',
      image: conversation.group ? undefined : person?.image,
      icon: conversation.group?.[1],
      iconColor: conversation.group?.[2],
      email: conversation.group ? `group-${id}@square.example` : (person?.email ?? ''),
      message: last ? summary(last) : '',
      unRead: conversation.unread,
      isSend,
      date: last?.at ?? now.toISOString(),
      activeOffline: conversation.presence,
      allMessage: isSend || undefined,
      voiceMessage: last?.voice ? true : undefined,
      memberIds,
      pinned: has('pinned'),
      favourite: has('favourite'),
      archived: has('archived'),
      muted: has('muted'),
    };
  });
}
