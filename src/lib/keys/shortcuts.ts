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
  label: string;
  /** As displayed: one key, a chord with Ctrl or Alt, or a sequence of two keys. */
  keys: readonly string[];
  scope: ShortcutScope;
}

export const shortcuts = [
  { id: 'help', label: 'Keyboard shortcuts', keys: ['?'], scope: 'anywhere' },
  { id: 'palette', label: 'Find anything', keys: ['Ctrl K'], scope: 'anywhere' },
  { id: 'search', label: 'Search', keys: ['/'], scope: 'anywhere' },
  { id: 'write', label: 'Write a post', keys: ['N'], scope: 'anywhere' },
  { id: 'undo', label: 'Undo the last change', keys: ['Ctrl Z'], scope: 'anywhere' },
  { id: 'notices', label: 'Focus the notifications', keys: ['Alt T'], scope: 'anywhere' },
  { id: 'close', label: 'Close the open panel', keys: ['Esc'], scope: 'anywhere' },
  { id: 'goFeed', label: 'Feed', keys: ['G H'], scope: 'go to' },
  { id: 'goExplore', label: 'Explore', keys: ['G E'], scope: 'go to' },
  { id: 'goNotifications', label: 'Notifications', keys: ['G N'], scope: 'go to' },
  { id: 'goPost', label: 'Post', keys: ['G P'], scope: 'go to' },
  { id: 'goMore', label: 'More', keys: ['G M'], scope: 'go to' },
  { id: 'next', label: 'Next post or email', keys: ['J'], scope: 'posts' },
  { id: 'previous', label: 'Previous post or email', keys: ['K'], scope: 'posts' },
  { id: 'showNew', label: 'Show new posts', keys: ['.'], scope: 'posts' },
  { id: 'open', label: 'Open', keys: ['O', 'Enter'], scope: 'post' },
  { id: 'like', label: 'Like', keys: ['L'], scope: 'post' },
  { id: 'repost', label: 'Repost', keys: ['B'], scope: 'post' },
  { id: 'bookmark', label: 'Bookmark', keys: ['D'], scope: 'post' },
  { id: 'reply', label: 'Reply', keys: ['R'], scope: 'post' },
  { id: 'quote', label: 'Quote', keys: ['Q'], scope: 'post' },
  { id: 'reveal', label: 'Show or hide content behind a warning', keys: ['X'], scope: 'post' },
  { id: 'replyMail', label: 'Reply', keys: ['R'], scope: 'mail' },
  { id: 'replyAllMail', label: 'Reply to all', keys: ['A'], scope: 'mail' },
  { id: 'forwardMail', label: 'Forward', keys: ['F'], scope: 'mail' },
  { id: 'starMail', label: 'Star', keys: ['S'], scope: 'mail' },
  { id: 'selectMail', label: 'Select', keys: ['X'], scope: 'mail' },
  { id: 'archiveMail', label: 'Archive', keys: ['E'], scope: 'mail' },
  { id: 'snoozeMail', label: 'Snooze', keys: ['B', 'H'], scope: 'mail' },
  { id: 'deleteMail', label: 'Delete', keys: ['#'], scope: 'mail' },
  { id: 'writeMail', label: 'Write an email', keys: ['C'], scope: 'mail' },
  { id: 'calendarToday', label: 'Today', keys: ['T'], scope: 'calendar' },
  { id: 'calendarDay', label: 'Day', keys: ['D'], scope: 'calendar' },
  { id: 'calendarWeek', label: 'Week', keys: ['W'], scope: 'calendar' },
  { id: 'calendarMonth', label: 'Month', keys: ['M'], scope: 'calendar' },
  { id: 'calendarList', label: 'List', keys: ['L'], scope: 'calendar' },
  { id: 'newEvent', label: 'Add an event', keys: ['N'], scope: 'calendar' },
  { id: 'findTask', label: 'Find a task', keys: ['F'], scope: 'board' },
  { id: 'send', label: 'Send', keys: ['Ctrl Enter'], scope: 'writing' },
] as const satisfies readonly Shortcut[];

export type ShortcutId = (typeof shortcuts)[number]['id'];

export const shortcutHint = (id: ShortcutId): string =>
  shortcuts.find((shortcut) => shortcut.id === id)?.keys[0] ?? '';
