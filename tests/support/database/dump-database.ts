import type { Pool } from 'pg';

/** Every row of every table as text, one per line. */
export async function dumpDatabase(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
  );
  const texts: string[] = [];
  for (const { name } of rows) {
    const table = await pool.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`);
    texts.push(...table.rows.map(({ row }) => `${name}: ${row}`));
  }
  return texts.join('\n');
}
