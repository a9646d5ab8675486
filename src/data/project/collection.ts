import * as z from 'zod/mini';
import { delay } from '@/lib/storage/sample-delay';
import { createCollection } from '@/data/store/collection';
import { withUuids } from '@/data/store/sample-uuid';
import { chosenSpace } from '@/lib/storage/chosen-space';
import { initials } from '@/lib/text/initials';
import { pluralize } from '@/lib/text/format';
import { Project } from './schema';
import { sampleProjectId, sampleProjects } from './seed';
import { sampleProjectTasks } from './seed-work';

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
  version: 3,
  schema: Project,
  // Ids were numbers until version 2.
  migrate: (record, from) => withUuids(from === 1 ? withTasks(record) : record, { id: sampleProjectId }),
  migrateId: (id) => (typeof id === 'number' ? sampleProjectId(id) : id),
  seed: async (now) => sampleProjects(now),
  space: async () => (await import('./space-kind')).projectInSpace,
});

/** Badges of the members of the chosen space; the sample stores its own. */
async function readBadges(): Promise<(project: Project) => Project['members']> {
  if (chosenSpace.get() === null) return ({ members }) => members;
  const { readCurrentSpace } = await import('@/data/space/current-space');
  const names = new Map((await readCurrentSpace())?.members.map(({ id, name }) => [id, name]));
  return ({ memberIds }) =>
    memberIds.map((id) => ({ text: initials(names.get(String(id)) ?? ''), variant: 'primary' }));
}

/** Includes archived projects. */
export async function listProjects(latency = delay()): Promise<readonly Project[]> {
  await latency;
  const [all, badgesOf] = await Promise.all([projects.all(), readBadges()]);
  return all.map((project) => ({
    ...project,
    members: badgesOf(project),
    size: pluralize(project.tasks.length, 'task'),
  }));
}
