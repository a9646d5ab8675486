import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { events } from '../db/schema/service';
import { queryRows, type Sql } from '../db/sql';
import type { EventCursor } from './event-cursor';

/** `xid` and `id` are 64 bits wide, hence strings. */
const EventRow = z.object({
  xid: z.string(),
  id: z.string(),
  kind: z.enum(events.kind.enumValues),
  subject: z.string(),
  actor: z.nullable(z.string()),
});
export type EventRow = z.infer<typeof EventRow>;

const SettledRow = z.object({
  xmin: z.string(),
  hasUnsettled: z.boolean(),
  rows: z.nullable(z.array(z.extend(EventRow, { age: z.number() }))),
});

const columns = sql`e.xid::text AS xid, e.id::text AS id, e.kind, e.subject, e.actor`;
const after = ({ xid, id }: EventCursor): SQL => sql`(e.xid, e.id) > (${xid}::xid8, ${id}::bigint)`;

export interface SettledEvents {
  rows: EventRow[];
  /** Seconds since the first of the rows was written. */
  age: number;
  /** Everything up to this cursor has been read. */
  upTo: EventCursor;
  /** Later events wait for an older transaction that is still running. */
  hasUnsettled: boolean;
}

/**
 * Events after `from` whose transaction, and every older one, has ended: no event can appear before them any more.
 * Ids and timestamps are assigned before the commit, so a reader that follows those misses late commits.
 */
export async function readSettled(db: Sql, from: EventCursor, limit: number): Promise<SettledEvents> {
  const [row] = await queryRows(
    db,
    SettledRow,
    sql`WITH edge AS MATERIALIZED (SELECT settled_event_xid() AS xmin)
        SELECT edge.xmin::text AS xmin, EXISTS (SELECT 1 FROM events e WHERE e.xid >= edge.xmin) AS "hasUnsettled",
          (SELECT json_agg(s) FROM (
             SELECT ${columns}, extract(epoch FROM clock_timestamp() - e.at)::float8 AS age
             FROM events e WHERE ${after(from)} AND e.xid < edge.xmin
             ORDER BY e.xid, e.id LIMIT ${limit}) s) AS rows
        FROM edge`,
  );
  const rows = row?.rows ?? [];
  const last = rows.at(-1);
  const upTo =
    rows.length === limit && last ? { xid: last.xid, id: last.id } : { xid: row?.xmin ?? '0', id: '0' };
  return { rows, age: rows[0]?.age ?? 0, upTo, hasUnsettled: row?.hasUnsettled ?? false };
}

/** Events after `from` up to `to`, which must be settled. */
export const readBetween = (
  db: Sql,
  from: EventCursor,
  to: EventCursor,
  limit: number,
): Promise<EventRow[]> =>
  queryRows(
    db,
    EventRow,
    sql`SELECT ${columns} FROM events e WHERE ${after(from)} AND NOT ${after(to)}
        ORDER BY e.xid, e.id LIMIT ${limit}`,
  );

/** Whether every event after the cursor is still stored: none has expired, and none was lost before a restore. */
export async function isRetained(db: Sql, cursor: EventCursor): Promise<boolean> {
  const [row] = await queryRows(
    db,
    z.object({ retained: z.boolean() }),
    sql`SELECT ${cursor.xid}::xid8 > h.xid AND NOT EXISTS (
          SELECT 1 FROM event_gaps g
          WHERE (${cursor.xid}::xid8, ${cursor.id}::bigint) > (g.after, 0) AND ${cursor.xid}::xid8 < g.before) AS retained
        FROM events_horizon h`,
  );
  return row?.retained ?? false;
}

/** Deletes up to `limit` old events and moves the horizon, from which streams can resume; returns their number. */
export async function deleteEventsBefore(db: Sql, before: Date, limit: number): Promise<number> {
  const [row] = await queryRows(
    db,
    z.object({ deleted: z.int() }),
    sql`WITH deleted AS (
          DELETE FROM events WHERE id IN (SELECT e.id FROM events e WHERE e.at < ${before} ORDER BY e.at LIMIT ${limit})
          RETURNING xid),
        moved AS (
          UPDATE events_horizon SET xid = greatest(xid, (SELECT max(deleted.xid) FROM deleted))
          WHERE EXISTS (SELECT 1 FROM deleted))
        SELECT count(*)::int AS deleted FROM deleted`,
  );
  return row?.deleted ?? 0;
}
