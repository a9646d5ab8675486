import * as z from 'zod/mini';
import { FileOrProject } from '@/data/file/schema';

/** How far a project has come. Apart from the entity, because addresses are checked before any page is loaded. */
export const projectStatuses = ['Planned', 'In progress', 'On hold', 'Finished'] as const;

export const ProjectStatus = z.enum(projectStatuses);
export type ProjectStatus = z.infer<typeof ProjectStatus>;

/** A project as kept; `file` repeats the status as its label. */
export const Project = z.extend(FileOrProject, {
  text: z.string(),
  status: ProjectStatus,
  memberIds: z.array(z.int()),
  /** Days, "2026-11-18". */
  startDate: z.string(),
  dueDate: z.string(),
  tasksDone: z.int(),
  tasksTotal: z.int(),
  comments: z.int(),
  questions: z.int(),
  archived: z.boolean(),
});
export type Project = z.infer<typeof Project>;
