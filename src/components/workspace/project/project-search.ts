import * as z from 'zod/mini';
import { projectStatuses } from '@/data/project/status';
import { type SearchOf, searchSchema } from '@/lib/navigation/search-params';

/** Search parameters of the projects page. */
export const projectSearchSchema = searchSchema(() => ({
  q: z.string().check(z.maxLength(100)),
  status: z.enum([...projectStatuses, 'Archived']),
  /** Due within this many days. */
  due: z.literal([7, 30, 90]),
  sort: z.enum(['date', 'name', 'progress']),
  view: z.enum(['cards', 'table']),
  /** Id of the project in the drawer. */
  project: z.string().check(z.maxLength(36)),
  /** Id of the project being edited, or "new". */
  edit: z.string().check(z.maxLength(36)),
}));
export type ProjectSearch = SearchOf<typeof projectSearchSchema>;
