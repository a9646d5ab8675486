import { delay } from '@/data/store/delay';
import { createCollection } from '@/data/store/collection';
import { Project } from './schema';
import { sampleProjects } from './seed';

export const projects = createCollection<Project>({
  name: 'projects',
  version: 1,
  schema: Project,
  seed: async (now) => sampleProjects(now),
});

/** Includes archived projects. */
export async function listProjects(): Promise<readonly Project[]> {
  await delay();
  return projects.all();
}
