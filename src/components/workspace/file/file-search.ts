import * as z from 'zod/mini';
import { fileKinds } from '@/data/file/schema';

/** What the address of the file manager may carry. */
export const fileSearchSchema = z.object({
  /** The folder shown; the top when left out. */
  folder: z.catch(z.optional(z.int()), undefined),
  /** Not a folder, but what is starred or in the bin. */
  place: z.catch(z.optional(z.enum(['starred', 'bin'])), undefined),
  q: z.catch(z.optional(z.string().check(z.maxLength(100))), undefined),
  type: z.catch(z.optional(z.enum(fileKinds)), undefined),
  sort: z.catch(z.optional(z.enum(['name', 'date', 'size', 'kind'])), undefined),
  order: z.catch(z.optional(z.enum(['up', 'down'])), undefined),
  view: z.catch(z.optional(z.enum(['grid', 'list'])), undefined),
  /** The file whose details are open. */
  file: z.catch(z.optional(z.int()), undefined),
  /** The file being looked at. */
  preview: z.catch(z.optional(z.int()), undefined),
});
export type FileSearch = z.infer<typeof fileSearchSchema>;
