import type { reportChangesText } from '@/messages/social/changes/report';

const subjects = { post: 'Beitrag', message: 'Nachricht' };

export const reportChanges: typeof reportChangesText = {
  entryOfMember: (name) => `Meldung über ${name}`,
  entryOf: (kind, name) => `Meldung: ${subjects[kind]} von ${name}`,
  sendFailed: 'Die Meldung wurde nicht gesendet',
  sent: 'Gemeldet. Die Moderation sieht es sich an.',
};
