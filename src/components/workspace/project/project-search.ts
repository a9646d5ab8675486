import * as z from 'zod/mini';
import { projectStatuses } from '@/data/project/schema';

/** Search parameters of the projects page. */
export const projectSearchSchema = z.object({
  q: z.catch(z.optional(z.string().check(z.maxLength(100))), undefined),
  status: z.catch(z.optional(z.enum([...projectStatuses, 'Archived'])), undefined),
  /** Due within this many days. */
  due: z.catch(z.optional(z.literal([7, 30, 90])), undefined),
  sort: z.catch(z.optional(z.enum(['date', 'name', 'progress'])), undefined),
  view: z.catch(z.optional(z.enum(['cards', 'table'])), undefined),
  /** Id of the project in the drawer. */
  project: z.catch(z.optional(z.int()), undefined),
  /** Id of the project being edited, or "new". */
  edit: z.catch(z.optional(z.union([z.int(), z.literal('new')])), undefined),
});
export type ProjectSearch = z.infer<typeof projectSearchSchema>;
