import { Pool, type PoolConfig } from 'pg';

/**
 * Connections for the service. Statements are cut after five seconds, so that no request holds one for ever;
 * a connection that cannot be had in three seconds becomes a 503. One that breaks never ends the process, neither
 * idle nor in the middle of a transaction, where a pool itself does not listen: the query under way fails by itself,
 * the next one opens another connection, and `broke` is told.
 */
export function createPool(
  connectionString: string,
  options: PoolConfig = {},
  broke: (error: Error) => void = () => undefined,
): Pool {
  const pool = new Pool({
    connectionString,
    max: 16,
    connectionTimeoutMillis: 3000,
    statement_timeout: 5000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    application_name: 'plaza',
    ...options,
  });
  pool.on('error', broke);
  pool.on('connect', (client) => client.on('error', broke));
  return pool;
}
