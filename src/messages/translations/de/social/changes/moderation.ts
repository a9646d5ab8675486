import type { moderationChangesText } from '@/messages/social/changes/moderation';

export const moderationChanges: typeof moderationChangesText = {
  suspendHandle: (handle) => `@${handle} sperren`,
  postHidden: 'Beitrag ausgeblendet',
  postUnhidden: 'Beitrag wieder eingeblendet',
  messageRemoved: 'Nachricht entfernt',
  suspensionLifted: 'Sperre aufgehoben',
  reportDismissed: 'Meldung zurückgewiesen',
  reportReopened: 'Meldung wieder geöffnet',
  memberSuspended: 'Mitglied gesperrt',
  dismissAReport: 'Meldung zurückweisen',
  reopenAReport: 'Meldung wieder öffnen',
  hideAPost: 'Beitrag ausblenden',
  unhideAPost: 'Beitrag wieder einblenden',
  removeAMessage: 'Nachricht entfernen',
  liftSuspensionOf: (handle) => `Sperre von @${handle} aufheben`,
  decideFailed: 'Die Entscheidung wurde nicht gespeichert',
  claimFailed: 'Die Zuständigkeit wurde nicht geändert',
  exportFailed: 'Die Entscheidungen wurden nicht exportiert',
  answerFailed: 'Der Einspruch wurde nicht beantwortet',
  appealAnswered: 'Einspruch beantwortet',
};
