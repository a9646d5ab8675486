import { setTimeout as sleep } from 'node:timers/promises';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { StartError } from '../ops/start-error';

/**
 * Limits that PostgreSQL keeps, in milliseconds. A statement waits for a lock a little less than it may run, so that the
 * error says which of the two it was.
 */
const serverLimits = {
  statement_timeout: 5000,
  lock_timeout: 4000,
  idle_in_transaction_session_timeout: 10_000,
};

/** A pooler in transaction mode refuses settings of a connection: the role has to have them. */
export const pooledLimits: PoolConfig = {
  statement_timeout: false,
  lock_timeout: 0,
  idle_in_transaction_session_timeout: 0,
};

/** A new connection has no plans: making those of a large statement five times takes longer than serving fifty pages. */
const IDLE_MS = 300_000;

/**
 * Statements time out after 5 s. No connection within 3 s, or no answer within 6 s from a stopped database, becomes a
 * 503. A broken connection, idle or in a transaction, fails its query and is reported to `onError` instead of ending
 * the process.
 */
export function createPool(
  connectionString: string,
  options: PoolConfig = {},
  onError: (error: Error) => void = () => undefined,
): Pool {
  const pool = new Pool({
    connectionString,
    max: 16,
    connectionTimeoutMillis: 3000,
    query_timeout: 6000,
    idleTimeoutMillis: IDLE_MS,
    ...serverLimits,
    keepAlive: true,
    application_name: 'plaza',
    ...options,
  });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

/** As many as a page of the app asks for at once. */
const IN_ADVANCE = 4;
const ADVANCE_MS = 15_000;

/**
 * Opens connections before the first request, which the pool then keeps: on a busy machine one takes longer than a
 * request waits for it. Never throws: requests open what is missing after 15 s.
 */
export async function openInAdvance(pool: Pool): Promise<void> {
  pool.options.min = IN_ADVANCE;
  const until = performance.now() + ADVANCE_MS;
  const open = async (): Promise<PoolClient | null> => {
    try {
      return await pool.connect();
    } catch {
      if (performance.now() > until) return null;
      await sleep(100);
      return open();
    }
  };
  const clients = await Promise.all(Array.from({ length: IN_ADVANCE }, open));
  for (const client of clients) client?.release();
}

/** Throws StartError where statements, locks or transactions may take as long as they like. */
export async function assertLimits(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string; role: string }>(
    `SELECT name, current_user AS role FROM pg_settings WHERE name = ANY ($1) AND setting = '0' ORDER BY name`,
    [Object.keys(serverLimits)],
  );
  const [missing] = rows;
  if (!missing) return;
  const remedies = Object.entries(serverLimits).map(
    ([name, ms]) => `ALTER ROLE ${missing.role} SET ${name} = '${ms}ms'`,
  );
  throw new StartError(
    `Connections through the pooler have no ${missing.name}: run ${remedies.join('; ')} and reconnect the pooler`,
  );
}
