import type { Email, EmailAddress } from '@/data/email/schema';
import type { Folder, MailSearch } from './email-search';

/** The display name, or the address without one. */
export const addressName = ({ name, email }: EmailAddress): string => name || email;

export function isInFolder(mail: Email, folder: Folder): boolean {
  if (folder === 'all') return mail.folder !== 'spam' && mail.folder !== 'trash';
  if (folder === 'starred') return mail.starred && mail.folder !== 'trash' && mail.folder !== 'spam';
  return mail.folder === folder;
}

const text = (list: readonly EmailAddress[]): string =>
  list.map(({ name, email }) => `${name} ${email}`).join(' ');

/** Supports words, `from:`, `to:`, `subject:`, `label:`, `has:attachment`, `is:unread` and `is:starred`. */
export function matchesQuery(mail: Email, query: string): boolean {
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

/** Emails of a view, newest first. */
export const filterMails = (all: readonly Email[], search: MailSearch): readonly Email[] =>
  all.filter(
    (mail) =>
      isInFolder(mail, search.folder ?? (search.label ? 'all' : 'inbox')) &&
      (!search.label || mail.labels.includes(search.label)) &&
      matchesQuery(mail, search.q ?? ''),
  );
