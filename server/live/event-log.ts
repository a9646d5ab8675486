import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Sql } from '../db/sql';
import type { EventCursor } from './event-cursor';
import type { NewEvent } from './emit-events';

/** An event as it is kept. */
export interface EventRow extends EventCursor, Record<string, unknown> {
  kind: NewEvent['kind'];
  subject: string;
  actor: string | null;
}

const columns = sql`e.xid::text AS xid, e.id::text AS id, e.kind, e.subject, e.actor`;
const after = ({ xid, id }: EventCursor): SQL => sql`(e.xid, e.id) > (${xid}::xid8, ${id}::bigint)`;

export interface SettledEvents {
  rows: EventRow[];
  /** Everything up to here has been read. */
  upTo: EventCursor;
  /** There are events that cannot be told yet, because an older transaction is still running. */
  hasUnsettled: boolean;
}

/**
 * Events after a place whose transactions, and all older ones, are over: nothing can appear before them any more.
 * Numbers and timestamps are given before the commit, so a reader that goes by them would pass late ones by.
 */
export async function readSettled(db: Sql, from: EventCursor, limit: number): Promise<SettledEvents> {
  const [row] = await rowsOf<{ xmin: string; waiting: boolean; rows: EventRow[] | null }>(
    db,
    sql`WITH edge AS MATERIALIZED (SELECT pg_snapshot_xmin(pg_current_snapshot()) AS xmin)
        SELECT edge.xmin::text AS xmin, EXISTS (SELECT 1 FROM events e WHERE e.xid >= edge.xmin) AS waiting,
          (SELECT json_agg(s) FROM (
             SELECT ${columns} FROM events e WHERE ${after(from)} AND e.xid < edge.xmin
             ORDER BY e.xid, e.id LIMIT ${limit}) s) AS rows
        FROM edge`,
  );
  const rows = row?.rows ?? [];
  const last = rows.at(-1);
  const upTo =
    rows.length === limit && last ? { xid: last.xid, id: last.id } : { xid: row?.xmin ?? '0', id: '0' };
  return { rows, upTo, hasUnsettled: row?.waiting ?? false };
}

/** Events after one place up to another that is known to be settled. */
export const readBetween = (
  db: Sql,
  from: EventCursor,
  to: EventCursor,
  limit: number,
): Promise<EventRow[]> =>
  rowsOf<EventRow>(
    db,
    sql`SELECT ${columns} FROM events e WHERE ${after(from)} AND NOT ${after(to)}
        ORDER BY e.xid, e.id LIMIT ${limit}`,
  );

/** Whether everything after a place is still kept. */
export async function isRetained(db: Sql, place: EventCursor): Promise<boolean> {
  const [row] = await rowsOf<{ kept: boolean }>(
    db,
    sql`SELECT ${place.xid}::xid8 > xid AS kept FROM events_horizon`,
  );
  return row?.kept ?? false;
}

/** Forgets what happened before `before`, and says from where on a resume is possible. */
export async function deleteEventsBefore(db: Sql, before: Date): Promise<void> {
  await db.execute(sql`
    WITH gone AS (DELETE FROM events WHERE at < ${before} RETURNING xid)
    UPDATE events_horizon SET xid = greatest(xid, (SELECT max(gone.xid) FROM gone)) WHERE EXISTS (SELECT 1 FROM gone)`);
}
