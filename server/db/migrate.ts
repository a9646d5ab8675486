import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { MigrationError, Umzug } from 'umzug';
import { StartError } from '../ops/start-error';
import { applyMigration, type LockLimits, lockLimits, type Migration } from './apply-migration';
import { migrations } from './known-migrations';
import { openSession } from './prepared-session';
import { assertUsable, readApplied } from './schema-version';

/** Key of the advisory lock; arbitrary. */
const LOCK = 7_250_001;

const LOCK_POLL_MS = 100;

/**
 * Several processes may start at once. A session that waits in `pg_advisory_lock` holds a snapshot, and an index that is
 * built concurrently waits for every older snapshot: the two would wait for each other. So the lock is asked for again and
 * again.
 */
async function lockMigrations(client: PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [
      LOCK,
    ]);
    if (rows[0]?.locked) return;
    await sleep(LOCK_POLL_MS);
  }
}

export interface MigrateOptions {
  known?: readonly Migration[];
  /** Name of the last migration to apply; all missing ones without it. */
  to?: string | undefined;
  limits?: LockLimits;
  /** Is told `{ event: 'migrating' | 'migrated', name }`, and how many seconds it took. */
  report?: ((fields: Record<string, unknown>) => void) | undefined;
}

/** Each migration writes its record in its own transaction, so the migrator has nothing left to record. */
const createMigrator = (
  client: PoolClient,
  { known = migrations, limits = lockLimits, report = () => undefined }: MigrateOptions,
): Umzug =>
  new Umzug({
    migrations: known.map((migration) => ({
      name: migration.name,
      up: () => applyMigration(client, migration, limits),
    })),
    storage: {
      executed: async () => [...(await readApplied(openSession(client))).keys()],
      logMigration: () => Promise.resolve(),
      unlogMigration: () => Promise.reject(new Error('Migrations are not reverted')),
    },
    logger: { info: report, warn: report, error: report, debug: report },
  });

/** Names of the migrations that the database lacks, in order. */
export async function findMissing(pool: Pool, known: readonly Migration[] = migrations): Promise<string[]> {
  const client = await pool.connect();
  try {
    return (await createMigrator(client, { known }).pending()).map(({ name }) => name);
  } finally {
    client.release();
  }
}

async function applyMissing(client: PoolClient, options: MigrateOptions): Promise<void> {
  const { known = migrations, to } = options;
  assertUsable(await readApplied(openSession(client)), known);
  try {
    await createMigrator(client, options).up(to === undefined ? {} : { to });
  } catch (error) {
    throw error instanceof MigrationError && error.cause instanceof StartError ? error.cause : error;
  }
}

/**
 * Applies the missing migrations one by one: those before a failed one stay, and the next start goes on there. Throws
 * StartError for a database that this version cannot use, and where a lock is not to be had.
 */
export async function migrate(pool: Pool, options: MigrateOptions = {}): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(
      'SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0',
    );
    await lockMigrations(client);
    await client.query(
      'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    await applyMissing(client, options);
  } finally {
    // Ends the session with its lock and settings.
    client.release(true);
  }
}
