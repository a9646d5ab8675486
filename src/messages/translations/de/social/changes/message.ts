import type { messageChangesText } from '@/messages/social/changes/message';

export const messageChanges: typeof messageChangesText = {
  voiceNote: 'Sprachnachricht',
  message: 'Nachricht',
  sendFailed: 'Die Nachricht wurde nicht gesendet',
  editAMessage: 'Nachricht bearbeiten',
  editFailed: 'Die Nachricht wurde nicht geändert',
  deleteAMessage: 'Nachricht löschen',
  deleteFailed: 'Die Nachricht wurde nicht gelöscht',
  reactToAMessage: 'Auf Nachricht reagieren',
  noReaction: 'Keine Reaktion',
  reactFailed: 'Die Reaktion wurde nicht gespeichert',
  changeAConversation: 'Unterhaltung ändern',
  changeConversationFailed: 'Die Unterhaltung wurde nicht geändert',
  recordingMissing: 'Die Aufnahme ist nicht mehr auf diesem Gerät',
  recordingMissingHint: 'Die Aufnahme ist nicht mehr auf diesem Gerät. Nimm noch einmal auf.',
  renameGroupFailed: 'Die Gruppe wurde nicht umbenannt',
  removeMemberFailed: 'Das Mitglied wurde nicht entfernt',
};
