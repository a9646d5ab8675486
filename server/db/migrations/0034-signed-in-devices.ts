export const signedInDevices = `
CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  signed_in_at timestamptz(3) NOT NULL,
  last_seen_at timestamptz(3) NOT NULL,
  ended_at timestamptz(3),
  browser text,
  system text,
  network text,
  UNIQUE (member_id, signed_in_at)
);
CREATE INDEX sessions_age ON sessions (last_seen_at);

ALTER TABLE events DROP CONSTRAINT events_kind_check;
ALTER TABLE events ADD CONSTRAINT events_kind_check CHECK (kind IN (
  'post', 'repost', 'reply', 'edit', 'counts', 'removed', 'notification', 'member-status', 'visibility', 'moderation',
  'message', 'conversation', 'message-read', 'session-ended'));
`;
