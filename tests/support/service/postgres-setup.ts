import type { TestProject } from 'vitest/node';
import { startCluster } from './servers/postgres-cluster';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string of a migrated, empty database that each test file copies. */
    postgresUrl: string;
  }
}

/** One cluster for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startCluster();
  project.provide('postgresUrl', url);
  return stop;
}
