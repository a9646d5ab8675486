import type { Email } from '@/data/email/collection';

/** What may be done to one message or several. */
export interface EmailActions {
  move: (mails: readonly Email[], folder: Email['folder'], said: string) => void;
  /** To the trash; from there for good, after a question. */
  remove: (mails: readonly Email[]) => void;
  toggleStar: (mail: Email) => void;
  setUnread: (mails: readonly Email[], unRead: boolean) => void;
  label: (mails: readonly Email[], label: string) => void;
}
