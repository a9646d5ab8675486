import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../../../server/db/migrate';
import { createPool } from '../../../../server/db/pool';
import { startPostgres } from '../../../../server/local/postgres/postgres';

/** A throw-away cluster with a migrated, empty template database. */
export interface Cluster {
  /** Connection string of the template database. */
  url: string;
  stop: () => Promise<void>;
}

/** Durability is off: the cluster does not survive a crash, and is faster. */
export async function startCluster(): Promise<Cluster> {
  const dir = await mkdtemp(join(tmpdir(), 'plaza-api-'));
  // Started by root, PostgreSQL runs as another user, who needs access.
  await chmod(dir, 0o755);
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
  };
  const postgres = await startPostgres({ dir: join(dir, 'cluster'), settings });
  // A migration may take longer than members would wait.
  const pool = createPool(postgres.url, { query_timeout: 0, connectionTimeoutMillis: 30_000 });
  await migrate(pool);
  await pool.end();
  return {
    url: postgres.url,
    async stop() {
      await postgres.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** Creates a database from a template: the migrated one by default, `template1` for an empty one. */
export async function createDatabase(
  url: string,
  template: 'plaza' | 'template1' = 'plaza',
): Promise<TestDatabase> {
  const name = `t${randomBytes(8).toString('hex')}`;
  const admin = createPool(url.replace(/\/\w+$/, '/postgres'), {
    max: 1,
    statement_timeout: 0,
    lock_timeout: 0,
    query_timeout: 0,
  });
  await admin.query('SELECT pg_advisory_lock(1)');
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  await admin.query('SELECT pg_advisory_unlock(1)');
  return {
    url: url.replace(/\/\w+$/, `/${name}`),
    drop: async () => {
      await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await admin.end();
    },
  };
}
