import * as z from 'zod/mini';
import type { User } from '@/data/user';

export const PAGE_SIZE = 12;

/** What the address of the contacts page may carry; nonsense falls back field by field. */
export const contactSearch = z.object({
  q: z.catch(z.optional(z.string().check(z.maxLength(100))), undefined),
  role: z.catch(z.optional(z.string().check(z.maxLength(100))), undefined),
  sort: z.catch(z.optional(z.enum(['name', '-name', 'born', '-born'])), undefined),
  view: z.catch(z.optional(z.enum(['cards', 'list'])), undefined),
  page: z.catch(z.optional(z.int().check(z.gte(1))), undefined),
  /** The contact being edited; "new" for one to be added. */
  edit: z.catch(z.optional(z.union([z.int(), z.literal('new')])), undefined),
});
export type ContactSearch = z.infer<typeof contactSearch>;

/** Those who fit, in the order asked for. */
export function findContacts(people: readonly User[], search: ContactSearch): readonly User[] {
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
