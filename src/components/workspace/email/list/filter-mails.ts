import type { Email, EmailAddress } from '@/data/email/schema';
import { matchesQuery, namesFolder, parseMailQuery } from './email-query';
import type { Folder, MailSearch } from './email-search';

/** The display name, or the address without one. */
export const addressName = ({ name, email }: EmailAddress): string => name || email;

export function isInFolder(mail: Email, folder: Folder): boolean {
  if (folder === 'all') return mail.folder !== 'spam' && mail.folder !== 'trash';
  if (folder === 'starred') return mail.starred && mail.folder !== 'trash' && mail.folder !== 'spam';
  return mail.folder === folder;
}

/** Emails of a view, newest first. */
export function filterMails(all: readonly Email[], search: MailSearch): readonly Email[] {
  const query = parseMailQuery(search.q ?? '');
  const anywhere = namesFolder(query);
  const folder = search.folder ?? (search.label ? 'all' : 'inbox');
  return all.filter(
    (mail) =>
      (anywhere || isInFolder(mail, folder)) &&
      (!search.label || mail.labels.includes(search.label)) &&
      matchesQuery(mail, query),
  );
}
