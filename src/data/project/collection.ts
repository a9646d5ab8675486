import * as z from 'zod/mini';
import { delay } from '@/data/store/delay';
import { createCollection } from '@/data/store/collection';
import { Project } from './schema';
import { sampleProjects } from './seed';
import { sampleProjectTasks } from './seed-work';
import { pluralize } from '@/lib/text/format';

const typedCounts = z.object({ tasksDone: z.int(), tasksTotal: z.int() });

/** Version 1 had typed-in counts instead of tasks. */
const withTasks = (record: unknown): unknown => {
  const counts = typedCounts.safeParse(record);
  if (!counts.success || typeof record !== 'object') return record;
  const { tasksTotal, tasksDone } = counts.data;
  return { ...record, tasks: sampleProjectTasks(tasksTotal, tasksDone), discussion: [] };
};

export const projects = createCollection<Project>({
  name: 'projects',
  version: 2,
  schema: Project,
  migrate: withTasks,
  seed: async (now) => sampleProjects(now),
});

/** Includes archived projects. */
export async function listProjects(): Promise<readonly Project[]> {
  await delay();
  return (await projects.all()).map((project) => ({
    ...project,
    size: pluralize(project.tasks.length, 'task'),
  }));
}
