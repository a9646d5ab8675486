import type { Email } from './schema';

/** When the email changes folder by itself; null if never. */
const dueAt = ({ folder, date, snoozedUntil }: Email): string | null => {
  if (folder === 'scheduled' || folder === 'outbox') return date;
  return folder === 'snoozed' ? snoozedUntil : null;
};

/** The email in the folder of this moment: sent, or back in the inbox as unread. */
export function resolveDue(mail: Email, now: string): Email {
  const due = dueAt(mail);
  if (due === null || due > now) return mail;
  return mail.folder === 'snoozed' ? { ...mail, folder: 'inbox', unRead: true } : { ...mail, folder: 'sent' };
}

/** Earliest time at which one of the emails changes folder, in ms; null if none does. */
export function nextDue(mails: readonly Email[]): number | null {
  const times = mails.map(dueAt).filter((due) => due !== null);
  return times.length === 0 ? null : Math.min(...times.map((due) => Date.parse(due)));
}
