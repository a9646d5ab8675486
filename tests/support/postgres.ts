import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../server/db/migrate';
import { createPool } from '../../server/db/pool';
import { startPostgres } from '../../server/local/postgres';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string of a migrated, empty database that each test file copies. */
    postgresUrl: string;
  }
}

/** One throw-away cluster for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = await mkdtemp(join(tmpdir(), 'plaza-api-'));
  // Run as root, the cluster belongs to another user, who has to get in.
  await chmod(dir, 0o755);
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
  };
  const postgres = await startPostgres({ dir: join(dir, 'cluster'), settings });
  const pool = createPool(postgres.url);
  await migrate(pool);
  await pool.end();
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(dir, { recursive: true, force: true });
  };
}
