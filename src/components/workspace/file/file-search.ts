import * as z from 'zod/mini';
import { fileKinds } from '@/data/file/schema';

/** Search parameters of the file manager. */
export const fileSearchSchema = z.object({
  /** Folder id; the top level by default. */
  folder: z.catch(z.optional(z.int()), undefined),
  /** A view other than a folder. */
  place: z.catch(z.optional(z.enum(['starred', 'bin'])), undefined),
  q: z.catch(z.optional(z.string().check(z.maxLength(100))), undefined),
  type: z.catch(z.optional(z.enum(fileKinds)), undefined),
  sort: z.catch(z.optional(z.enum(['name', 'date', 'size', 'kind'])), undefined),
  order: z.catch(z.optional(z.enum(['up', 'down'])), undefined),
  view: z.catch(z.optional(z.enum(['grid', 'list'])), undefined),
  /** Id of the file whose details are open. */
  file: z.catch(z.optional(z.int()), undefined),
  /** Id of the previewed file. */
  preview: z.catch(z.optional(z.int()), undefined),
});
export type FileSearch = z.infer<typeof fileSearchSchema>;
