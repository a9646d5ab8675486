import * as z from 'zod/mini';
import { type SearchOf, searchSchema } from '@/lib/navigation/search-params';

/** Search parameters of the notes page. */
export const noteSearchSchema = searchSchema(() => ({
  q: z.string().check(z.maxLength(100)),
  /** Id of the open note. */
  note: z.string().check(z.maxLength(36)),
  view: z.enum(['text', 'preview']),
}));
export type NoteSearch = SearchOf<typeof noteSearchSchema>;
