import * as z from 'zod/mini';
import { FileOrProject } from '@/data/file/schema';
import { PersonId } from '@/data/task/schema';
import { projectStatuses } from './status';

export const ProjectStatus = z.enum(projectStatuses);
export type ProjectStatus = z.infer<typeof ProjectStatus>;

/** `file` repeats the status as label. */
export const Project = z.extend(FileOrProject, {
  id: z.uuid(),
  userId: PersonId,
  text: z.string(),
  status: ProjectStatus,
  memberIds: z.array(PersonId),
  /** Dates, "2026-11-18". */
  startDate: z.string(),
  dueDate: z.string(),
  tasks: z.array(z.object({ id: z.string(), text: z.string(), done: z.boolean() })),
  /** Oldest first. */
  discussion: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['comment', 'question']),
      /** 0 is the member. */
      fromId: PersonId,
      text: z.string(),
      at: z.string(),
    }),
  ),
  archived: z.boolean(),
});
export type Project = z.infer<typeof Project>;
