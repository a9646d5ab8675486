import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { queryRows, type Sql } from '../db/sql';

/** Number of rows of a query, counted by the database. */
export async function countResults(db: Sql, query: SQL): Promise<number> {
  const [row] = await queryRows(
    db,
    z.object({ rows: z.coerce.number() }),
    sql`SELECT count(*) AS rows FROM (${query}) q`,
  );
  return row?.rows ?? 0;
}
