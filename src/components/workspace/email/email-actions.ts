import type { Email } from '@/data/email/schema';

export interface EmailActions {
  move: (mails: readonly Email[], folder: Email['folder'], message: string) => void;
  /** Asks for the time. */
  snooze: (mails: readonly Email[]) => void;
  /** Moves to Trash; deletes permanently from Trash after a confirmation. */
  remove: (mails: readonly Email[]) => void;
  toggleStar: (mail: Email) => void;
  reply: (mail: Email, how: 'reply' | 'reply-all' | 'forward') => void;
  setUnread: (mails: readonly Email[], unRead: boolean) => void;
  label: (mails: readonly Email[], label: string) => void;
}
