/**
 * Positions of events go on after a restore into another cluster, whose transaction ids begin again:
 * docs/decisions/0056-backup.md. `event_xid` is the position of the running transaction, and `settled_event_xid` the one
 * below which no event can appear.
 */
export const restoredEvents = `
/** Added to transaction ids; above zero in a restored database. */
ALTER TABLE events_horizon ADD COLUMN shift bigint NOT NULL DEFAULT 0;

/** Positions that a restored database has lost: above (after, 0) and below before. */
CREATE TABLE event_gaps (after xid8 PRIMARY KEY, before xid8 NOT NULL);

CREATE FUNCTION event_xid() RETURNS xid8 LANGUAGE sql STABLE
RETURN (SELECT (pg_current_xact_id()::text::bigint + h.shift)::text::xid8 FROM events_horizon h);

CREATE FUNCTION settled_event_xid() RETURNS xid8 LANGUAGE sql STABLE
RETURN (SELECT (pg_snapshot_xmin(pg_current_snapshot())::text::bigint + h.shift)::text::xid8 FROM events_horizon h);

ALTER TABLE events ALTER COLUMN xid SET DEFAULT event_xid();
`;
