import { socialMessages } from '@/messages/social';
import type { ReactNode } from 'react';
import { phrase, plural } from '@/messages/words';

/** What a report is about. */
type Subject = 'post' | 'message' | 'person';

const reportedBy = {
  post: 'Post reported by',
  message: 'Message reported by',
  person: 'Person reported by',
};

export const moderationText = socialMessages('moderation', {
  appealsNoun: 'appeals',
  reportsNoun: 'reports',
  theLog: 'the log',
  appealsLoadFailed: 'The appeals did not load',
  olderAppeals: 'Older appeals',
  noOpenAppeals: 'No open appeals',
  noOpenAppealsHint: 'Members can appeal once against each decision.',
  ownDecision: 'You are part of this decision. Another moderator must answer.',
  noteForModerators: 'Note for moderators',
  optional: 'Optional',
  liftSuspension: 'Lift suspension',
  unhidePost: 'Unhide post',
  upholdDecision: 'Uphold decision',
  release: 'Release',
  reviewThis: 'Review this',
  youReviewUntil: (until: string) => `You’re reviewing this until ${until}`,
  nameReviewsUntil: (name: string, until: string) => `${name} is reviewing this until ${until}`,
  reasonAndPrivateNote: 'Reason and private note',
  reason: 'Reason',
  quotedNote: (note: string) => `“${note}”`,
  noteOf: (note: string) => `Note: ${note}`,
  formerModerator: 'A former moderator',
  exportAsCsv: 'Export as CSV',
  logLoadFailed: 'The log did not load',
  olderDecisions: 'Older decisions',
  noDecisionsYet: 'No decisions yet',
  noDecisionsYetHint: 'Every decision is logged here permanently.',
  appeals: 'Appeals',
  open: 'Open',
  closed: 'Closed',
  log: 'Log',
  roleLoadFailed: 'Your role did not load',
  role: 'your role',
  openCount: (count: number) =>
    `${plural(count, { one: '# report or appeal', other: '# reports and appeals' })} open`,
  lead: 'Members learn the decision, not who made it.',
  reports: 'Reports',
  forbidden: 'Error 403, forbidden',
  moderatorsOnly: 'This page is for moderators',
  moderatorsOnlyHint: 'Your account isn’t a moderator’s. Ask a moderator if you need access.',
  untilLifted: 'Until lifted',
  days: (count: number) => plural(count, { one: '# day', other: '# days' }),
  suspendTitle: (name: string) => `Suspend ${name}?`,
  /** Without `days`: until lifted. */
  suspendHint: (days: number | null) => {
    const term =
      days === null
        ? 'until you lift the suspension'
        : `for ${plural(days, { one: '# day', other: '# days' })}`;
    return `They can’t read or post, and their posts are hidden ${term}. They learn the reason.`;
  },
  suspend: 'Suspend',
  removeThisMessage: 'Remove this message?',
  removeMessageHint:
    'Its text and pictures are deleted for everyone, and the author is notified. This cannot be undone.',
  dismiss: 'Dismiss',
  reopen: 'Reopen',
  hidePost: 'Hide post',
  removeMessage: 'Remove message',
  suspendHandle: (handle: string) => `Suspend @${handle}`,
  lengthOfTheSuspension: 'Length of the suspension',
  noOpenReports: 'No open reports',
  noOpenReportsHint: 'New reports appear here until a moderator closes them.',
  noClosedReports: 'No closed reports',
  noClosedReportsHint: 'Closed reports appear here with their decisions.',
  reportsLoadFailed: 'The reports did not load',
  olderReports: 'Older reports',
  suspended: 'Suspended',
  suspendedUntil: (time: ReactNode) => phrase`Suspended until ${time}`,
  appealed: (handle: ReactNode, time: ReactNode) => phrase`${handle} appealed ${time}`,
  reported: (subject: Subject, name: ReactNode, time: ReactNode) =>
    phrase`${reportedBy[subject]} ${name} ${time}`,
  /** `others` counts the other reports. */
  reportedWithOthers: (subject: Subject, name: ReactNode, time: ReactNode, others: number) =>
    phrase`${reportedBy[subject]} ${name} ${time}, plus ${plural(others, { one: '# other report', other: '# other reports' })}`,
  /** `moderator` is null for a removed account. */
  decided: (decision: string, moderator: string | null, time: ReactNode) =>
    phrase`${decision} by ${moderator ?? 'a former moderator'} ${time}`,
  decidedWithNote: (decision: string, moderator: string | null, time: ReactNode, note: string) =>
    phrase`${decision} by ${moderator ?? 'a former moderator'} ${time}. Note: ${note}`,
  decidedAt: (moderator: string, time: ReactNode) => phrase`${moderator}, ${time}`,
  messageDeleted: 'Message deleted',
  reportedMessageInItsConversation: 'Reported message in its conversation',
  reportedTag: 'Reported',
  removedByAModerator: 'Removed by a moderator',
  deletedByItsAuthor: 'Deleted by its author',
  editedSince: (text: string) => `Edited since: ${text || 'no text'}`,
  messageWithoutText: 'Message without text',
  pictureWithoutDescription: 'Picture without description',
  postWithoutText: 'Post without text',
  contentWarningOf: (warning: string) => `Content warning: ${warning}`,
  hidden: 'Hidden',
  pollOptions: 'Poll options',
  dismissed: 'Dismissed',
  reopened: 'Reopened',
  postHidden: 'Post hidden',
  postUnhidden: 'Post unhidden',
  messageRemoved: 'Message removed',
  suspensionLifted: 'Suspension lifted',
  decisionUpheld: 'Decision upheld',
});
