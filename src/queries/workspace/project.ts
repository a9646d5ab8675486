import { sampleQuery } from '@/queries/sample';

/** Includes archived projects. */
export const projectsOptions = () =>
  sampleQuery(['projects'], async () => (await import('@/data/project/collection')).listProjects());
