import type { Shortcut } from './shortcut';

export const workspaceShortcuts = [
  { id: 'replyMail', keys: ['R'], scope: 'mail' },
  { id: 'replyAllMail', keys: ['A'], scope: 'mail' },
  { id: 'forwardMail', keys: ['F'], scope: 'mail' },
  { id: 'starMail', keys: ['S'], scope: 'mail' },
  { id: 'selectMail', keys: ['X'], scope: 'mail' },
  { id: 'archiveMail', keys: ['E'], scope: 'mail' },
  { id: 'snoozeMail', keys: ['B', 'H'], scope: 'mail' },
  { id: 'deleteMail', keys: ['#'], scope: 'mail' },
  { id: 'writeMail', keys: ['C'], scope: 'mail' },
  { id: 'calendarToday', keys: ['T'], scope: 'calendar' },
  { id: 'calendarDay', keys: ['D'], scope: 'calendar' },
  { id: 'calendarWeek', keys: ['W'], scope: 'calendar' },
  { id: 'calendarMonth', keys: ['M'], scope: 'calendar' },
  { id: 'calendarList', keys: ['L'], scope: 'calendar' },
  { id: 'newEvent', keys: ['N'], scope: 'calendar' },
  { id: 'findTask', keys: ['F'], scope: 'board' },
] as const satisfies readonly Shortcut[];

export type WorkspaceShortcutId = (typeof workspaceShortcuts)[number]['id'];
