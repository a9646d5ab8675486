import type { ReactNode } from 'react';
import { workspaceMessages } from '@/messages/workspace';
import { phrase, plural } from '@/messages/words';

export const spaceHistoryText = workspaceMessages('space-history', {
  formerMember: 'Former member',
  history: 'History',
  loadingTheHistory: 'Loading the history.',
  retry: 'Retry',
  restoreVersionOf: (time: string) => `Restore the version of ${time}`,
  earlierChanges: 'Earlier changes',
  anotherOne: 'Another one',
  changed: 'Changed',
  nothing: 'Nothing',
  entries: (count: number) => plural(count, { one: '# entry', other: '# entries' }),
  restoreThisVersion: 'Restore this version?',
  versionLoadFailed: 'The version could not be loaded',
  isCurrent: 'This is how it is now.',
  now: 'Now',
  inThisVersion: 'In this version',
  version: 'version',
  versionRestored: 'Version restored',
  versionNotRestored: 'Version not restored',
  historyLoadFailed: 'The history could not be loaded.',
  deletedBy: (member: ReactNode) => phrase`${member} deleted this`,
  createdBy: (member: ReactNode) => phrase`${member} created this`,
  restoredBy: (member: ReactNode) => phrase`${member} restored this`,
  changedBy: (member: ReactNode, changes: string) => phrase`${member} changed ${changes}`,
  fieldSet: (field: string, value: string) => `${field} to “${value}”`,
  fieldEmptied: (field: string) => `${field} to nothing`,
});
