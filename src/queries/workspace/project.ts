import { sampleQuery } from '@/queries/sample';

/** Includes archived projects. */
export const projectsOptions = () =>
  sampleQuery(['projects'], async (latency) =>
    (await import('@/data/project/collection')).listProjects(latency),
  );
