import { sql, type SQL } from 'drizzle-orm';
import type { Pagination } from '../http/handler';

/** A row of a keyset-paginated list: its moment and an id that breaks ties. */
export interface Keyset extends Record<string, unknown> {
  at: string;
  id: string;
}

/** "Comes after the cursor" for a list ordered by a moment and an id, both descending. True on the first page. */
export function afterKeyset(paging: Pagination, at: SQL, id: SQL): SQL {
  const [since, last] = paging.after ?? [];
  if (since === undefined || last === undefined) return sql`true`;
  return sql`(${at}, ${id}) < (${since}::timestamptz, ${last}::uuid)`;
}

/** Cuts the row that was read beyond the page, and says where the next page starts; null at the end. */
export function toPage<Row>(
  rows: readonly Row[],
  limit: number,
  paging: Pagination,
  place: (row: Row) => readonly string[],
): { rows: Row[]; nextCursor: string | null } {
  const kept = rows.slice(0, limit);
  const last = kept.at(-1);
  return {
    rows: kept,
    nextCursor: rows.length > limit && last !== undefined ? paging.encodeCursor(place(last)) : null,
  };
}
