export type ShortcutScope =
  | 'anywhere'
  | 'go to'
  | 'posts'
  | 'post'
  | 'writing'
  | 'mail'
  | 'calendar'
  | 'board';

export interface Shortcut {
  id: string;
  /** As displayed: one key, a chord with Ctrl or Alt, or a sequence of two keys. */
  keys: readonly string[];
  scope: ShortcutScope;
}
