/**
 * Renames event kinds: `gone` to `removed` (deleted or hidden), `standing` to `member-status`, `sight` to
 * `visibility`. Earlier versions of the service cannot write events afterwards: stop them before this
 * migration.
 */
export const eventNames = `
ALTER TABLE events DROP CONSTRAINT events_kind_check;
UPDATE events SET kind = CASE kind
  WHEN 'gone' THEN 'removed' WHEN 'standing' THEN 'member-status' WHEN 'sight' THEN 'visibility' ELSE kind END;
ALTER TABLE events ADD CONSTRAINT events_kind_check CHECK (kind IN (
  'post', 'repost', 'reply', 'edit', 'counts', 'removed', 'notification', 'member-status', 'visibility'));

DROP TRIGGER member_standing ON members;
DROP FUNCTION member_standing();

CREATE FUNCTION member_status_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO events (kind, subject) VALUES ('member-status', NEW.id);
  PERFORM pg_notify('plaza_events', '');
  RETURN NULL;
END $$;

CREATE TRIGGER member_status_changed AFTER UPDATE OF suspended_at, role, signed_out_at ON members FOR EACH ROW
WHEN (OLD.suspended_at IS DISTINCT FROM NEW.suspended_at OR OLD.role IS DISTINCT FROM NEW.role
  OR OLD.signed_out_at IS DISTINCT FROM NEW.signed_out_at)
EXECUTE FUNCTION member_status_changed();
`;
