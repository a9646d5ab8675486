import { setTimeout as sleep } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { errorCode } from '../http/response/problem';
import { StartError } from '../ops/start-error';

export interface Migration {
  name: string;
  sql: string;
  /**
   * `once`, in a transaction, unless given. `concurrently`: CREATE INDEX CONCURRENTLY, each outside a transaction.
   * `in-batches`: a statement that changes a few thousand rows, repeated until it changes none.
   */
  runs?: 'once' | 'concurrently' | 'in-batches';
  /** No limit of time, for a step whose locks block no query, such as VALIDATE CONSTRAINT. */
  long?: true;
  /** Of a contract step: the migration that a build has to know to run without what the step takes away. */
  needs?: string;
}

export interface LockLimits {
  /** Other statements wait behind a migration that waits for its lock: milliseconds of each attempt. */
  lockMs: number;
  /** Between two attempts, in which the others run. */
  pauseMs: number;
  attempts: number;
}

/** Three minutes in all: longer than any statement of the service, shorter than the patience of an operator. */
export const lockLimits: LockLimits = { lockMs: 2000, pauseMs: 1000, attempts: 60 };

/** A step with an exclusive lock stops the service as long as it runs. */
const STATEMENT_MS = 60_000;

/** Migrations before this one rewrite tables: they were written for a service that stops meanwhile. */
const FIRST_LIMITED = '0046';

/** Codes of a lock that was not to be had, and of a deadlock with a running statement. */
const BLOCKED = new Set(['55P03', '40P01']);

const record = async (client: PoolClient, { name, needs }: Migration): Promise<void> => {
  await client.query('INSERT INTO migrations (name) VALUES ($1)', [name]);
  if (needs !== undefined)
    await client.query('INSERT INTO contract_steps (migration, needs) VALUES ($1, $2)', [name, needs]);
};

async function inTransaction(
  client: PoolClient,
  { lockMs, statementMs }: { lockMs: number; statementMs: number },
  work: () => Promise<void>,
): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(`SET LOCAL lock_timeout = ${lockMs}; SET LOCAL statement_timeout = ${statementMs}`);
    await work();
    await client.query('COMMIT');
  } catch (cause) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw cause;
  }
}

const INDEX_NAME = /^\s*CREATE (?:UNIQUE )?INDEX CONCURRENTLY (\w+) ON/;

/** An attempt that was interrupted leaves an index that is written to and never read: the next one drops it. */
async function buildIndex(client: PoolClient, sql: string): Promise<void> {
  const index = INDEX_NAME.exec(sql)?.[1];
  if (index === undefined) throw new Error(`This is not one CREATE INDEX CONCURRENTLY:${sql}`);
  const { rows } = await client.query<{ valid: boolean }>(
    'SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass($1)',
    [index],
  );
  if (rows[0]?.valid) return;
  if (rows.length > 0) await client.query(`DROP INDEX CONCURRENTLY ${index}`);
  await client.query(sql);
}

async function apply(client: PoolClient, migration: Migration, { lockMs }: LockLimits): Promise<void> {
  const { name, sql, runs = 'once', long } = migration;
  const statementMs = long || name < FIRST_LIMITED ? 0 : STATEMENT_MS;
  if (runs === 'concurrently') for (const index of sql.split(';')) await buildIndex(client, index);
  if (runs === 'in-batches') {
    const batch = { changed: 0 };
    do {
      await inTransaction(client, { lockMs, statementMs }, async () => {
        batch.changed = (await client.query(sql)).rowCount ?? 0;
      });
    } while (batch.changed > 0);
  }
  await inTransaction(client, { lockMs, statementMs }, async () => {
    if (runs === 'once') await client.query(sql);
    await record(client, migration);
  });
}

/** Tries again while another transaction holds the lock; then throws StartError. */
export async function applyMigration(
  client: PoolClient,
  migration: Migration,
  limits: LockLimits,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await apply(client, migration, limits);
    } catch (cause) {
      if (!BLOCKED.has(errorCode(cause) ?? '')) throw cause;
      if (attempt >= limits.attempts)
        throw new StartError(
          `Migration ${migration.name} waits for a transaction that holds its table: see pg_stat_activity for old transactions, end them, then start again`,
          { cause },
        );
      await sleep(limits.pauseMs);
    }
  }
}
