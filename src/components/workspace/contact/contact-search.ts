import * as z from 'zod/mini';
import { type SearchOf, searchSchema } from '@/lib/navigation/search-params';

/** Search parameters of the contacts page; invalid fields fall back one by one. */
export const contactSearchSchema = searchSchema(() => ({
  q: z.string().check(z.maxLength(100)),
  role: z.string().check(z.maxLength(100)),
  tag: z.string().check(z.maxLength(40)),
  sort: z.enum(['name', '-name', 'born', '-born']),
  view: z.enum(['cards', 'list']),
  page: z.int().check(z.gte(1)),
  /** Number of the sample, or id in a space, of the contact being edited, or "new". */
  edit: z.union([z.int(), z.uuid(), z.literal('new')]),
}));
export type ContactSearch = SearchOf<typeof contactSearchSchema>;
