import type { User } from '@/data/user/schema';
import type { ContactSearch } from './contact-search';

export const PAGE_SIZE = 12;

export function filterContacts(people: readonly User[], search: ContactSearch): readonly User[] {
  const words = (search.q ?? '').trim().toLowerCase();
  const found = people.filter(
    (user) =>
      (!search.role || user.role === search.role) &&
      (!words || `${user.name} ${user.email} ${user.role ?? ''} ${user.phone}`.toLowerCase().includes(words)),
  );
  const field = search.sort?.endsWith('born') ? 'BirthDate' : 'name';
  const sign = search.sort?.startsWith('-') ? -1 : 1;
  return found.toSorted((a, b) => sign * a[field].localeCompare(b[field]));
}
