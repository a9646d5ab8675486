import { Pool, type PoolConfig } from 'pg';

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
    statement_timeout: 5000,
    query_timeout: 6000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    application_name: 'plaza',
    ...options,
  });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}
