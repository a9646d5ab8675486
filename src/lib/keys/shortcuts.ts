import type { Shortcut } from './shortcut';
import type { WorkspaceShortcutId } from './workspace-shortcuts';

/** Of every page; those of single pages are in `workspace-shortcuts.ts`, which is not part of the first load. */
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
  { id: 'send', keys: ['Ctrl Enter'], scope: 'writing' },
] as const satisfies readonly Shortcut[];

export type SharedShortcutId = (typeof shortcuts)[number]['id'];
export type ShortcutId = SharedShortcutId | WorkspaceShortcutId;

export const shortcutHint = (id: SharedShortcutId): string =>
  shortcuts.find((shortcut) => shortcut.id === id)?.keys[0] ?? '';
