import type { JSONContent } from '@tiptap/react';
import { type Email, OFFICE_ADDRESS } from '@/data/email/collection';
import type { User } from '@/data/user/collection';
import { formatDateTime } from '@/lib/dates/relative-time';
import { addressName } from '@/components/workspace/email/filter-mails';

/** How a composer begins: with a draft, an answer, something passed on, an address, or nothing. */
export interface ComposeSource {
  draft: Email | null;
  replyTo: Email | null;
  forward: Email | null;
  to: string | null;
  users: readonly User[];
}

const blankMail = (): Email => ({
  id: crypto.randomUUID(),
  folder: 'draft',
  from: OFFICE_ADDRESS,
  to: [],
  cc: [],
  bcc: [],
  subject: '',
  text: '',
  doc: null,
  labels: [],
  starred: false,
  unRead: false,
  date: new Date().toISOString(),
  attachments: [],
});

const prefixSubject = (mark: 'Re' | 'Fw', subject: string): string =>
  subject.startsWith(`${mark}: `) ? subject : `${mark}: ${subject}`;

/** The first state of the message being written. */
export function newMail({ draft, replyTo, forward, to, users }: ComposeSource): Email {
  if (draft) return draft;
  const quoted = replyTo ?? forward;
  if (quoted) {
    const head = `${addressName(quoted.from)} wrote on ${formatDateTime(new Date(quoted.date))}:`;
    return {
      ...blankMail(),
      to: replyTo ? [replyTo.from] : [],
      subject: prefixSubject(replyTo ? 'Re' : 'Fw', quoted.subject),
      text: `\n\n${head}\n\n${quoted.text}`,
      attachments: forward?.attachments ?? [],
    };
  }
  if (!to) return blankMail();
  const person = users.find((user) => user.email === to.toLowerCase());
  return { ...blankMail(), to: [{ name: person?.name ?? '', email: to }] };
}

const paragraph = (text: string): JSONContent =>
  text ? { type: 'paragraph', content: [{ type: 'text', text }] } : { type: 'paragraph' };

/** Plain text as the editor's document. */
export const docFromText = (text: string): JSONContent => ({
  type: 'doc',
  content: text.split(/\n\n|\n/u).map(paragraph),
});

/** Nothing was written: not worth keeping. */
export const isBlank = (mail: Email): boolean =>
  mail.to.length + mail.cc.length + mail.bcc.length + mail.attachments.length === 0 &&
  !mail.subject.trim() &&
  !mail.text.trim();

/** The next morning at nine, so many days ahead. */
export function morningInDays(days: number): Date {
  const moment = new Date();
  moment.setDate(moment.getDate() + days);
  moment.setHours(9, 0, 0, 0);
  return moment;
}

/** Days until the coming Monday: one to seven. */
export const daysUntilMonday = (): number => (8 - new Date().getDay()) % 7 || 7;
