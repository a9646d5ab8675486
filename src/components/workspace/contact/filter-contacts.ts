import type { Contact } from '@/data/user/schema';
import type { ContactSearch } from './contact-search';

export const PAGE_SIZE = 12;

export function filterContacts(people: readonly Contact[], search: ContactSearch): readonly Contact[] {
  const words = (search.q ?? '').trim().toLowerCase();
  const found = people.filter(
    ({ name, email, role = '', phone = '', tags }) =>
      (!search.role || role === search.role) &&
      (!search.tag || tags.includes(search.tag)) &&
      (!words || `${name} ${email} ${role} ${phone} ${tags.join(' ')}`.toLowerCase().includes(words)),
  );
  const field = search.sort?.endsWith('born') ? 'BirthDate' : 'name';
  const sign = search.sort?.startsWith('-') ? -1 : 1;
  return found.toSorted((a, b) => {
    const [one, other] = [a[field] ?? '', b[field] ?? ''];
    // Without a birthday last, in both directions.
    if (!one || !other) return Number(!one) - Number(!other);
    return sign * one.localeCompare(other);
  });
}

/** All tags, A to Z. */
export const allTags = (people: readonly Contact[]): string[] =>
  [...new Set(people.flatMap(({ tags }) => tags))].toSorted((a, b) => a.localeCompare(b));
