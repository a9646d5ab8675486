import * as z from 'zod/mini';
import { FileOrProject } from '@/data/file/schema';

export const projectStatuses = ['Planned', 'In progress', 'On hold', 'Finished'] as const;

export const ProjectStatus = z.enum(projectStatuses);
export type ProjectStatus = z.infer<typeof ProjectStatus>;

/** `file` repeats the status as label. */
export const Project = z.extend(FileOrProject, {
  text: z.string(),
  status: ProjectStatus,
  memberIds: z.array(z.int()),
  /** Dates, "2026-11-18". */
  startDate: z.string(),
  dueDate: z.string(),
  tasksDone: z.int(),
  tasksTotal: z.int(),
  comments: z.int(),
  questions: z.int(),
  archived: z.boolean(),
});
export type Project = z.infer<typeof Project>;
