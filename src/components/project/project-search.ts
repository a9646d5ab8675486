import * as z from 'zod/mini';
import { type Project, ProjectStatus } from '@/data/project';

/** What the address of the projects page may carry. */
export const projectSearch = z.object({
  q: z.catch(z.optional(z.string().check(z.maxLength(100))), undefined),
  status: z.catch(z.optional(z.enum([...ProjectStatus.options, 'Archived'])), undefined),
  /** Due within so many days. */
  due: z.catch(z.optional(z.literal([7, 30, 90])), undefined),
  sort: z.catch(z.optional(z.enum(['date', 'name', 'progress'])), undefined),
  view: z.catch(z.optional(z.enum(['cards', 'table'])), undefined),
  /** The project whose drawer is open. */
  project: z.catch(z.optional(z.int()), undefined),
  /** The project being edited, or "new". */
  edit: z.catch(z.optional(z.union([z.int(), z.literal('new')])), undefined),
});
export type ProjectSearch = z.infer<typeof projectSearch>;

/** Done tasks in per cent; a project without tasks has not begun. */
export const progressOf = (project: Project): number =>
  project.tasksTotal === 0 ? 0 : Math.round((project.tasksDone / project.tasksTotal) * 100);

/** Those that fit, in the order asked for. `lastDay` is the end of the due filter, "2026-12-20". */
export function findProjects(
  all: readonly Project[],
  search: ProjectSearch,
  lastDay: string | null,
): readonly Project[] {
  const words = (search.q ?? '').trim().toLowerCase();
  const order = {
    date: (a: Project, b: Project) => a.dueDate.localeCompare(b.dueDate),
    name: (a: Project, b: Project) => a.title.localeCompare(b.title),
    progress: (a: Project, b: Project) => progressOf(b) - progressOf(a),
  }[search.sort ?? 'date'];
  return all
    .filter(
      (project) =>
        project.archived === (search.status === 'Archived') &&
        (!search.status || search.status === 'Archived' || project.status === search.status) &&
        (lastDay === null || project.dueDate <= lastDay) &&
        (!words || `${project.title} ${project.text}`.toLowerCase().includes(words)),
    )
    .toSorted(order);
}
