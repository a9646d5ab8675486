import { Pool, type PoolConfig } from 'pg';

/**
 * Connections for the service. Statements are cut after five seconds, so that no request holds one for ever;
 * a connection that cannot be had in three seconds becomes a 503.
 */
export const createPool = (connectionString: string, options: PoolConfig = {}): Pool =>
  new Pool({
    connectionString,
    max: 16,
    connectionTimeoutMillis: 3000,
    statement_timeout: 5000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    application_name: 'plaza',
    ...options,
  });
