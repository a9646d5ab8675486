import type { sampleChatText } from '@/messages/workspace/sample-chat';

export const sampleChat: typeof sampleChatText = {
  messageDeleted: 'Nachricht gelöscht',
  voiceNote: 'Sprachnachricht',
};
