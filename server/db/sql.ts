import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { sql, type SQL } from 'drizzle-orm';
import { Pool, type Client } from 'pg';
import * as z from 'zod/mini';
import { isConnectionLost } from '../http/response/problem';
import { openSession, type SessionOptions } from './prepared-session';

/** The pool, or one transaction of it. */
export type Sql = PgDatabase<NodePgQueryResultHKT>;

/**
 * A connection that stops answering is closed, so that ROLLBACK does not wait as well. Drizzle's own transaction on a
 * pool never returns the connection where BEGIN fails.
 */
async function withConnection<T>(
  pool: Pool,
  options: SessionOptions | undefined,
  work: (db: Sql, closeIfLost: (cause: unknown) => void) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let isLost = false;
  const closeIfLost = (cause: unknown): void => {
    if (isLost || !isConnectionLost(cause)) return;
    isLost = true;
    void client.end().catch(() => undefined);
  };
  try {
    return await work(openSession(client, options), closeIfLost);
  } catch (cause) {
    closeIfLost(cause);
    throw cause;
  } finally {
    client.release(isLost);
  }
}

export function openSql(client: Pool | Client, options?: SessionOptions): Sql {
  const db: Sql = openSession(client, options);
  if (client instanceof Pool) {
    db.transaction = (work, config) =>
      withConnection(client, options, (own, closeIfLost) =>
        own.transaction(async (tx) => {
          try {
            return await work(tx);
          } catch (cause) {
            closeIfLost(cause);
            throw cause;
          }
        }, config),
      );
  }
  return db;
}

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

/**
 * A whole number as part of the text. PostgreSQL guesses the size of a LIMIT that is a parameter, and then plans the
 * statement again for each call.
 */
export function literal(value: number): SQL {
  if (!Number.isSafeInteger(value)) throw new Error('Only whole numbers can be part of a statement');
  return sql.raw(String(value));
}

/** A text that LIKE compares literally. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
