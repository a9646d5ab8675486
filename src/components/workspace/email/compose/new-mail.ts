import type { JSONContent } from '@tiptap/react';
import { type Mail, OWN_ADDRESS } from '@/data/email/collection';
import type { User } from '@/data/user/collection';
import { fullDate } from '@/lib/dates/relative-time';
import { nameOf } from '@/components/workspace/email/filter-mails';

/** How a composer begins: with a draft, an answer, something passed on, an address, or nothing. */
export interface Beginning {
  draft: Mail | null;
  answered: Mail | null;
  forwarded: Mail | null;
  to: string | null;
  users: readonly User[];
}

const blank = (): Mail => ({
  id: crypto.randomUUID(),
  folder: 'draft',
  from: OWN_ADDRESS,
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

const titled = (mark: 'Re' | 'Fw', subject: string): string =>
  subject.startsWith(`${mark}: `) ? subject : `${mark}: ${subject}`;

/** The first state of the message being written. */
export function beginMail({ draft, answered, forwarded, to, users }: Beginning): Mail {
  if (draft) return draft;
  const quoted = answered ?? forwarded;
  if (quoted) {
    const head = `${nameOf(quoted.from)} wrote on ${fullDate(new Date(quoted.date))}:`;
    return {
      ...blank(),
      to: answered ? [answered.from] : [],
      subject: titled(answered ? 'Re' : 'Fw', quoted.subject),
      text: `\n\n${head}\n\n${quoted.text}`,
      attachments: forwarded?.attachments ?? [],
    };
  }
  if (!to) return blank();
  const person = users.find((user) => user.email === to.toLowerCase());
  return { ...blank(), to: [{ name: person?.name ?? '', email: to }] };
}

const paragraph = (text: string): JSONContent =>
  text ? { type: 'paragraph', content: [{ type: 'text', text }] } : { type: 'paragraph' };

/** Plain text as the editor's document. */
export const docOf = (text: string): JSONContent => ({
  type: 'doc',
  content: text.split(/\n\n|\n/u).map(paragraph),
});

/** Nothing was written: not worth keeping. */
export const isBlank = (mail: Mail): boolean =>
  mail.to.length + mail.cc.length + mail.bcc.length + mail.attachments.length === 0 &&
  !mail.subject.trim() &&
  !mail.text.trim();

/** The next morning at nine, so many days ahead. */
export function morning(days: number): Date {
  const moment = new Date();
  moment.setDate(moment.getDate() + days);
  moment.setHours(9, 0, 0, 0);
  return moment;
}

/** Days until the coming Monday: one to seven. */
export const untilMonday = (): number => (8 - new Date().getDay()) % 7 || 7;
