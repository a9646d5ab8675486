/**
 * Spaces that members share. Each change takes the next revision of its space, under the lock of the space's row, so
 * that revisions commit in their order and a reader misses none.
 */
export const spaces = `
CREATE TABLE spaces (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  revision integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL
);

CREATE TABLE space_members (
  space_id uuid NOT NULL REFERENCES spaces ON DELETE CASCADE,
  member_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('owner', 'editor', 'reader')),
  joined_at timestamptz(3) NOT NULL,
  PRIMARY KEY (space_id, member_id)
);
CREATE INDEX space_members_member ON space_members (member_id);

CREATE TABLE former_space_members (
  space_id uuid NOT NULL REFERENCES spaces ON DELETE CASCADE,
  member_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  PRIMARY KEY (member_id, space_id)
);
CREATE INDEX former_space_members_space ON former_space_members (space_id);

CREATE TABLE space_items (
  space_id uuid NOT NULL REFERENCES spaces ON DELETE CASCADE,
  id uuid NOT NULL,
  kind text NOT NULL,
  body jsonb NOT NULL,
  field_revisions jsonb NOT NULL,
  revision integer NOT NULL,
  changed_at timestamptz(3) NOT NULL,
  changed_by uuid REFERENCES members ON DELETE SET NULL,
  deleted_at timestamptz(3),
  PRIMARY KEY (space_id, id),
  UNIQUE (space_id, revision)
);
CREATE INDEX space_items_changed_by ON space_items (changed_by);

CREATE TABLE space_changes (
  space_id uuid NOT NULL REFERENCES spaces ON DELETE CASCADE,
  item_id uuid NOT NULL,
  revision integer NOT NULL,
  member_id uuid REFERENCES members ON DELETE SET NULL,
  at timestamptz(3) NOT NULL,
  fields jsonb NOT NULL,
  removed boolean NOT NULL,
  PRIMARY KEY (space_id, item_id, revision)
);
CREATE INDEX space_changes_member ON space_changes (member_id, space_id);

ALTER TABLE events DROP CONSTRAINT events_kind_check;
ALTER TABLE events ADD CONSTRAINT events_kind_check CHECK (kind IN (
  'post', 'repost', 'reply', 'edit', 'counts', 'removed', 'notification', 'member-status', 'visibility', 'moderation',
  'message', 'conversation', 'message-read', 'session-ended', 'space-changed'));
`;
