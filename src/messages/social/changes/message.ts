import { socialMessages } from '@/messages/social';

export const messageChangesText = socialMessages('message-changes', {
  voiceNote: 'Voice note',
  message: 'Message',
  sendFailed: 'The message was not sent',
  editAMessage: 'Edit a message',
  editFailed: 'The message was not changed',
  deleteAMessage: 'Delete a message',
  deleteFailed: 'The message was not deleted',
  reactToAMessage: 'React to a message',
  noReaction: 'No reaction',
  reactFailed: 'The reaction was not saved',
  changeAConversation: 'Change a conversation',
  changeConversationFailed: 'The conversation was not changed',
  recordingMissing: 'The recording is no longer on this device',
  recordingMissingHint: 'The recording is no longer on this device. Record again.',
  renameGroupFailed: 'The group was not renamed',
  removeMemberFailed: 'The member was not removed',
});
