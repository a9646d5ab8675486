import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { instantColumn } from '../db/sql';
import type { Pagination } from '../http/handler';

/** Sort key of a keyset-paginated list: a moment, and an id for rows of the same moment. */
export const Keyset = z.object({ at: instantColumn, id: z.string() });

/** Condition for the rows after the one of this moment and id, ordered by both, descending. */
export const isAfter = (at: SQL, id: SQL, last: { at: SQL; id: SQL }): SQL =>
  sql`(${at}, ${id}) < (${last.at}::timestamptz, ${last.id}::uuid)`;

/** Condition for the rows after the cursor, ordered by moment and id, both descending. True on the first page. */
export function afterKeyset(paging: Pagination, at: SQL, id: SQL): SQL {
  const [since, last] = paging.after ?? [];
  if (since === undefined || last === undefined) return sql`true`;
  return isAfter(at, id, { at: sql`${since}`, id: sql`${last}` });
}

/** Takes `limit + 1` rows: the extra row only shows that another page follows. `nextCursor` is null at the end. */
export function toPage<Row>(
  rows: readonly Row[],
  limit: number,
  paging: Pagination,
  cursorValues: (row: Row) => readonly string[],
): { rows: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    rows: page,
    nextCursor: rows.length > limit && last !== undefined ? paging.encodeCursor(cursorValues(last)) : null,
  };
}
