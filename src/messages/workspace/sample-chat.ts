import { workspaceMessages } from '@/messages/workspace';

/** What the list of sample chats stores of a message without text. */
export const sampleChatText = workspaceMessages('sample-chat', {
  messageDeleted: 'Message deleted',
  voiceNote: 'Voice note',
});
