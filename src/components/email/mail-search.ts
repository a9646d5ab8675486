import * as z from 'zod/mini';
import type { Mail, MailAddress } from '@/data/email';

export const FOLDERS = ['inbox', 'starred', 'scheduled', 'sent', 'draft', 'spam', 'trash', 'all'] as const;
export type Folder = (typeof FOLDERS)[number];

/** What the address of the mailbox may carry; nonsense falls back field by field. */
export const mailSearch = z.object({
  folder: z.catch(z.optional(z.enum(FOLDERS)), undefined),
  label: z.catch(z.optional(z.string().check(z.maxLength(40))), undefined),
  q: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined),
  /** The open message. */
  message: z.catch(z.optional(z.string().check(z.maxLength(60))), undefined),
  /** "new", the address to write to, or the id of a draft. */
  compose: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined),
});
export type MailSearch = z.infer<typeof mailSearch>;

/** "Ines Marchetti", or the address where there is no name. */
export const nameOf = ({ name, email }: MailAddress): string => name || email;

export function inFolder(mail: Mail, folder: Folder): boolean {
  if (folder === 'all') return mail.folder !== 'spam' && mail.folder !== 'trash';
  if (folder === 'starred') return mail.starred && mail.folder !== 'trash' && mail.folder !== 'spam';
  return mail.folder === folder;
}

const text = (list: readonly MailAddress[]): string =>
  list.map(({ name, email }) => `${name} ${email}`).join(' ');

/** Whether a message fits: words, `from:`, `to:`, `subject:`, `label:`, `has:attachment`, `is:unread`, `is:starred`. */
export function fitsWords(mail: Mail, query: string): boolean {
  const terms = query.toLowerCase().match(/(?:[a-z]+:)?(?:"[^"]*"|\S+)/gu) ?? [];
  return terms.every((term) => {
    const [, operator = '', raw = ''] = /^(?:([a-z]+):)?(.*)$/su.exec(term) ?? [];
    const word = raw.replaceAll('"', '');
    switch (operator) {
      case 'from':
        return text([mail.from]).toLowerCase().includes(word);
      case 'to':
        return text([...mail.to, ...mail.cc])
          .toLowerCase()
          .includes(word);
      case 'subject':
        return mail.subject.toLowerCase().includes(word);
      case 'label':
        return mail.labels.some((label) => label.toLowerCase() === word);
      case 'has':
        return word !== 'attachment' || mail.attachments.length > 0;
      case 'is':
        return word === 'unread' ? mail.unRead : word !== 'starred' || mail.starred;
      default:
        return `${mail.subject} ${mail.text} ${text([mail.from, ...mail.to])}`
          .toLowerCase()
          .includes(term.replaceAll('"', ''));
    }
  });
}

/** The messages of a view, the latest first. */
export const findMails = (all: readonly Mail[], search: MailSearch): readonly Mail[] =>
  all.filter(
    (mail) =>
      inFolder(mail, search.folder ?? (search.label ? 'all' : 'inbox')) &&
      (!search.label || mail.labels.includes(search.label)) &&
      fitsWords(mail, search.q ?? ''),
  );
