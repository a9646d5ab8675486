import * as z from 'zod/mini';
import { fileKinds } from '@/data/file/kinds';
import { type SearchOf, searchSchema } from '@/lib/navigation/search-params';

/** Id of a file or folder; older links have the number of a sample file. */
const fileLink = () => z.string().check(z.maxLength(36));

/** Search parameters of the file manager. */
export const fileSearchSchema = searchSchema(() => ({
  /** Folder id; the top level by default. */
  folder: fileLink(),
  /** A view other than a folder. */
  place: z.enum(['starred', 'bin']),
  q: z.string().check(z.maxLength(100)),
  type: z.enum(fileKinds),
  /** Stars at least. */
  rating: z.int(),
  sort: z.enum(['name', 'date', 'size', 'kind', 'rating']),
  order: z.enum(['up', 'down']),
  view: z.enum(['grid', 'list']),
  /** Id of the file whose details are open. */
  file: fileLink(),
  /** Id of the previewed file. */
  preview: fileLink(),
  /** Id of the previewed version; the shown one by default. */
  version: z.string().check(z.maxLength(200)),
}));
export type FileSearch = SearchOf<typeof fileSearchSchema>;
