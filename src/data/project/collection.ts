import * as z from 'zod/mini';
import { delay } from '@/data/store/delay';
import { FileOrProject } from '@/data/file/collection';
import { projectStatuses } from './schema';
import { createCollection } from '@/data/store/collection';

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

export const projects = createCollection<Project>({
  name: 'projects',
  version: 1,
  schema: Project,
  seed: async (now) => (await import('./seed')).sampleProjects(now),
});

/** Every project, archived ones too. */
export async function listProjects(): Promise<readonly Project[]> {
  await delay();
  return projects.all();
}
