/** The log behind live events; docs/decisions/0005-events.md explains the order by (xid, id). */
export const events = `
CREATE TABLE events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  kind text NOT NULL CHECK (kind IN ('post', 'repost', 'reply', 'counts', 'gone', 'notification', 'standing')),
  /** A post, or the member for notification and standing. */
  subject uuid NOT NULL,
  /** The member who reposted. */
  actor uuid,
  at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX events_order ON events (xid, id);
CREATE INDEX events_age ON events (at);

/** The transaction id up to which events have been deleted. */
CREATE TABLE events_horizon (single boolean PRIMARY KEY DEFAULT true CHECK (single), xid xid8 NOT NULL);
INSERT INTO events_horizon (xid) VALUES ('0');

CREATE FUNCTION member_standing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO events (kind, subject) VALUES ('standing', NEW.id);
  PERFORM pg_notify('plaza_events', '');
  RETURN NULL;
END $$;

CREATE TRIGGER member_standing AFTER UPDATE OF suspended_at, role ON members FOR EACH ROW
WHEN (OLD.suspended_at IS DISTINCT FROM NEW.suspended_at OR OLD.role IS DISTINCT FROM NEW.role)
EXECUTE FUNCTION member_standing();
`;
