import type { notificationChangesText } from '@/messages/social/changes/notification';

export const notificationChanges: typeof notificationChangesText = {
  notificationSettings: 'Einstellungen der Mitteilungen',
  markReadFailed: 'Nicht als gelesen markiert',
  settingFailed: 'Die Einstellung wurde nicht gespeichert',
};
