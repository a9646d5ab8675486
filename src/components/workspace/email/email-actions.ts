import type { Mail } from '@/data/email/collection';

/** What may be done to one message or several. */
export interface MailDeeds {
  move: (mails: readonly Mail[], folder: Mail['folder'], said: string) => void;
  /** To the trash; from there for good, after a question. */
  remove: (mails: readonly Mail[]) => void;
  star: (mail: Mail) => void;
  read: (mails: readonly Mail[], unRead: boolean) => void;
  label: (mails: readonly Mail[], label: string) => void;
}
