import { socialMessages } from '@/messages/social';

/** What a report is about, next to members. */
type Subject = 'post' | 'message';

export const reportChangesText = socialMessages('report-changes', {
  entryOfMember: (name: string) => `Report of ${name}`,
  entryOf: (kind: Subject, name: string) => `Report of a ${kind} by ${name}`,
  sendFailed: 'The report was not sent',
  sent: 'Reported. Moderators will look at it.',
});
