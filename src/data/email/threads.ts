import { type Email, OFFICE_ADDRESS } from './schema';

const PREFIX = /^(?:(?:re|fw|fwd): *)+/iu;

export const baseSubject = (subject: string): string => subject.replace(PREFIX, '').trim();

const correspondents = (mail: Email): Set<string> =>
  new Set(
    [mail.from, ...mail.to, ...mail.cc, ...mail.bcc]
      .map(({ email }) => email.toLowerCase())
      .filter((email) => email !== OFFICE_ADDRESS.email),
  );

const isReply = ({ subject }: Email): boolean => /^re:/iu.test(subject);

/**
 * Conversations of every email by id, oldest email first. Emails with the same subject and a common correspondent belong
 * together if one of them is a reply; emails carry no references.
 */
export function groupThreads(mails: readonly Email[]): ReadonlyMap<string, readonly Email[]> {
  const threads = new Map<string, Email[]>();
  const sameSubject = new Map<string, Email[]>();
  for (const mail of mails) {
    const subject = baseSubject(mail.subject).toLowerCase();
    sameSubject.set(subject, [...(sameSubject.get(subject) ?? []), mail]);
  }
  for (const [subject, group] of sameSubject) {
    const groups: { people: Set<string>; mails: Email[] }[] = [];
    const ordered = group.toSorted((a, b) => a.date.localeCompare(b.date));
    const hasReply = subject !== '' && group.some(isReply);
    for (const mail of ordered) {
      const people = correspondents(mail);
      const joined = hasReply
        ? groups.find((other) => [...people].some((person) => other.people.has(person)))
        : undefined;
      if (joined) {
        joined.mails.push(mail);
        for (const person of people) joined.people.add(person);
      } else groups.push({ people, mails: [mail] });
    }
    for (const thread of groups) for (const { id } of thread.mails) threads.set(id, thread.mails);
  }
  return threads;
}

/** A row of the list: the emails of one conversation that the view shows. */
export interface Conversation {
  newest: Email;
  /** Never emails that the view hides. */
  mails: readonly Email[];
  /** Emails that the reader shows. */
  total: number;
}

/** Drafts and removed emails appear in their own folders only. */
export const readableThread = (thread: readonly Email[], open: Email): readonly Email[] =>
  thread.filter(
    (mail) =>
      mail.id === open.id || (mail.folder !== 'draft' && mail.folder !== 'trash' && mail.folder !== 'spam'),
  );

/** `shown` in the order of the view. */
export function listConversations(
  shown: readonly Email[],
  threads: ReadonlyMap<string, readonly Email[]>,
): Conversation[] {
  const rows = new Map<readonly Email[], Conversation>();
  for (const mail of shown) {
    const thread = threads.get(mail.id) ?? [mail];
    const row = rows.get(thread);
    if (row) rows.set(thread, { ...row, mails: [...row.mails, mail] });
    else rows.set(thread, { newest: mail, mails: [mail], total: readableThread(thread, mail).length });
  }
  return [...rows.values()];
}
