import { socialMessages } from '@/messages/social';

export const conversationsText = socialMessages('conversations', {
  messagesNoun: 'messages',
  messages: 'Messages',
  conversationsOf: 'Conversations of',
  sampleConversations: 'Sample conversations',
});
