export type ShortcutScope =
  | 'anywhere'
  | 'go to'
  | 'posts'
  | 'post'
  | 'writing'
  | 'mail'
  | 'calendar'
  | 'board';

interface Shortcut {
  id: string;
  /** As displayed: one key, a chord with Ctrl or Alt, or a sequence of two keys. */
  keys: readonly string[];
  scope: ShortcutScope;
}

export const shortcuts = [
  { id: 'help', keys: ['?'], scope: 'anywhere' },
  { id: 'palette', keys: ['Ctrl K'], scope: 'anywhere' },
  { id: 'search', keys: ['/'], scope: 'anywhere' },
  { id: 'write', keys: ['N'], scope: 'anywhere' },
  { id: 'undo', keys: ['Ctrl Z'], scope: 'anywhere' },
  { id: 'notices', keys: ['Alt T'], scope: 'anywhere' },
  { id: 'close', keys: ['Esc'], scope: 'anywhere' },
  { id: 'goFeed', keys: ['G H'], scope: 'go to' },
  { id: 'goExplore', keys: ['G E'], scope: 'go to' },
  { id: 'goNotifications', keys: ['G N'], scope: 'go to' },
  { id: 'goPost', keys: ['G P'], scope: 'go to' },
  { id: 'goMore', keys: ['G M'], scope: 'go to' },
  { id: 'next', keys: ['J'], scope: 'posts' },
  { id: 'previous', keys: ['K'], scope: 'posts' },
  { id: 'showNew', keys: ['.'], scope: 'posts' },
  { id: 'open', keys: ['O', 'Enter'], scope: 'post' },
  { id: 'like', keys: ['L'], scope: 'post' },
  { id: 'repost', keys: ['B'], scope: 'post' },
  { id: 'bookmark', keys: ['D'], scope: 'post' },
  { id: 'reply', keys: ['R'], scope: 'post' },
  { id: 'quote', keys: ['Q'], scope: 'post' },
  { id: 'reveal', keys: ['X'], scope: 'post' },
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
  { id: 'send', keys: ['Ctrl Enter'], scope: 'writing' },
] as const satisfies readonly Shortcut[];

export type ShortcutId = (typeof shortcuts)[number]['id'];

export const shortcutHint = (id: ShortcutId): string =>
  shortcuts.find((shortcut) => shortcut.id === id)?.keys[0] ?? '';
