import * as z from 'zod/mini';
import { fileKinds } from '@/data/file/schema';
import { type SearchOf, searchSchema } from '@/lib/navigation/search-params';

/** Search parameters of the file manager. */
export const fileSearchSchema = searchSchema({
  /** Folder id; the top level by default. */
  folder: z.int(),
  /** A view other than a folder. */
  place: z.enum(['starred', 'bin']),
  q: z.string().check(z.maxLength(100)),
  type: z.enum(fileKinds),
  sort: z.enum(['name', 'date', 'size', 'kind']),
  order: z.enum(['up', 'down']),
  view: z.enum(['grid', 'list']),
  /** Id of the file whose details are open. */
  file: z.int(),
  /** Id of the previewed file. */
  preview: z.int(),
});
export type FileSearch = SearchOf<typeof fileSearchSchema>;
