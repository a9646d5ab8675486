/** Moderators claim reports, give reasons and notes with decisions, and see changes of the queue live. */
export const moderationTeam = `
ALTER TABLE reports ADD COLUMN claimed_by uuid REFERENCES members ON DELETE SET NULL;
ALTER TABLE reports ADD COLUMN claimed_at timestamptz(3);
CREATE INDEX reports_claimer ON reports (claimed_by) WHERE claimed_by IS NOT NULL;

ALTER TABLE decisions ADD COLUMN reason text;
ALTER TABLE decisions ADD COLUMN note text NOT NULL DEFAULT '';

ALTER TABLE events DROP CONSTRAINT events_kind_check;
ALTER TABLE events ADD CONSTRAINT events_kind_check CHECK (kind IN (
  'post', 'repost', 'reply', 'edit', 'counts', 'removed', 'notification', 'member-status', 'visibility', 'moderation'));

/** All moderators get the same event, so the subject is no row. */
CREATE FUNCTION moderation_queue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO events (kind, subject) VALUES ('moderation', '00000000-0000-0000-0000-000000000000');
  PERFORM pg_notify('plaza_events', '');
  RETURN NULL;
END $$;

CREATE TRIGGER reports_changed AFTER INSERT OR UPDATE OR DELETE ON reports FOR EACH ROW
EXECUTE FUNCTION moderation_queue_changed();
`;
