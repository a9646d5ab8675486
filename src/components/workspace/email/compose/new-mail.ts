import type { JSONContent } from '@tiptap/react';
import { type Email, OFFICE_ADDRESS } from '@/data/email/schema';
import type { User } from '@/data/user/schema';
import { formatDateTime } from '@/lib/dates/relative-time';
import { addressName } from '@/components/workspace/email/list/filter-mails';
import { emailText } from '@/messages/workspace/email';
import { replyRecipients } from './reply-recipients';

/** What a new email starts from: a draft, a reply, a forward, an address, or nothing. */
export interface ComposeSource {
  draft: Email | null;
  replyTo: Email | null;
  /** The reply goes to every recipient of `replyTo`. */
  all: boolean;
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
  snoozedUntil: null,
  attachments: [],
});

const prefixSubject = (mark: 'Re' | 'Fw', subject: string): string =>
  subject.startsWith(`${mark}: `) ? subject : `${mark}: ${subject}`;

export function newMail({ draft, replyTo, all, forward, to, users }: ComposeSource): Email {
  if (draft) return draft;
  const quoted = replyTo ?? forward;
  if (quoted) {
    const head = emailText.wroteOn(addressName(quoted.from), formatDateTime(new Date(quoted.date)));
    return {
      ...blankMail(),
      ...(replyTo ? replyRecipients(replyTo, all) : {}),
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

/** Converts plain text to an editor document. */
export const docFromText = (text: string): JSONContent => ({
  type: 'doc',
  content: text.split(/\n\n|\n/u).map(paragraph),
});

/** True if nothing was typed, so no draft is needed. */
export const isBlank = (mail: Email): boolean =>
  mail.to.length + mail.cc.length + mail.bcc.length + mail.attachments.length === 0 &&
  !mail.subject.trim() &&
  !mail.text.trim();
