import type { conversationsText } from '@/messages/social/conversations';

export const conversations: typeof conversationsText = {
  messagesNoun: 'Nachrichten',
  messages: 'Nachrichten',
  conversationsOf: 'Unterhaltungen von',
  sampleConversations: 'Beispielunterhaltungen',
};
