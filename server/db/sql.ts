import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { sql, type SQL } from 'drizzle-orm';
import type { Client, Pool } from 'pg';
import * as z from 'zod/mini';

/** The pool, or one transaction of it. */
export type Sql = PgDatabase<NodePgQueryResultHKT>;

export const openSql = (client: Pool | Client): Sql => drizzle({ client });

/**
 * A timestamptz column: PostgreSQL's text becomes ISO 8601 in UTC with milliseconds, as the contract's
 * `Instant`.
 */
export const instantColumn = z.pipe(
  z.string(),
  z.transform((text) => new Date(text).toISOString()),
);

/** Runs hand-written SQL and parses each row by `row`; throws ZodError where the SQL selects something else. */
export async function queryRows<Row extends z.ZodMiniType>(
  db: Sql,
  row: Row,
  query: SQL,
): Promise<z.output<Row>[]> {
  const { rows } = await db.execute(query);
  return rows.map((each) => z.parse(row, each));
}

/** Number of rows a query returns, or changes with RETURNING. */
export async function countRows(db: Sql, query: SQL): Promise<number> {
  return (await db.execute(query)).rows.length;
}

/** A list of ids as one parameter. */
export const idList = (ids: readonly string[]): SQL => sql`${sql.param([...ids])}::uuid[]`;
