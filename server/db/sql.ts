import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { sql, type SQL } from 'drizzle-orm';
import type { Client, Pool } from 'pg';

/** A place to run queries: the pool, or one transaction of it. */
export type Sql = PgDatabase<NodePgQueryResultHKT>;

export const openSql = (client: Pool | Client): Sql => drizzle({ client });

/** Rows of a hand-written query. Timestamps arrive as text: read them with `isoInstant`. */
export async function rowsOf<Row extends Record<string, unknown>>(db: Sql, query: SQL): Promise<Row[]> {
  const result = await db.execute(query);
  return result.rows as Row[];
}

/** A list of ids as one parameter. */
export const idList = (ids: readonly string[]): SQL => sql`${sql.param([...ids])}::uuid[]`;

/** What PostgreSQL says of a moment, as the contract says it. */
export const isoInstant = (value: string | Date): string => new Date(value).toISOString();
