/** Reports, decisions of moderators, muted words, muted kinds of notifications, pinned posts. */
export const safety = `
ALTER TABLE events DROP CONSTRAINT events_kind_check;
ALTER TABLE events ADD CONSTRAINT events_kind_check
  CHECK (kind IN ('post', 'repost', 'reply', 'edit', 'counts', 'gone', 'notification', 'standing', 'sight'));

ALTER TABLE notifications DROP CONSTRAINT notifications_kind_check;
ALTER TABLE notifications ADD CONSTRAINT notifications_kind_check
  CHECK (kind IN ('like', 'repost', 'reply', 'quote', 'mention', 'follow', 'poll', 'moderation'));
/** Only for notifications of kind moderation. */
ALTER TABLE notifications ADD COLUMN decision text;

ALTER TABLE members ADD COLUMN pinned_id uuid REFERENCES posts ON DELETE SET NULL;
CREATE INDEX members_pinned ON members (pinned_id) WHERE pinned_id IS NOT NULL;
/** Notification kinds this member has switched off. */
ALTER TABLE members ADD COLUMN quiet_kinds text[] NOT NULL DEFAULT '{}';

CREATE INDEX mutes_recent ON mutes (member_id, created_at DESC, target_id DESC);
CREATE INDEX blocks_recent ON blocks (member_id, created_at DESC, target_id DESC);
CREATE INDEX mutes_target ON mutes (target_id);
CREATE INDEX post_tags_trgm ON post_tags USING gin (tag gin_trgm_ops);

CREATE TABLE reports (
  id uuid PRIMARY KEY,
  reporter_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  /** The reported member, or the author of the reported post. */
  member_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  /** Null for a report about a member. */
  post_id uuid REFERENCES posts ON DELETE CASCADE,
  reason text NOT NULL,
  note text NOT NULL DEFAULT '',
  created_at timestamptz(3) NOT NULL,
  closed_at timestamptz(3),
  closed_by uuid REFERENCES members ON DELETE SET NULL,
  action text
);
CREATE UNIQUE INDEX reports_once ON reports (reporter_id, coalesce(post_id, member_id)) WHERE closed_at IS NULL;
CREATE INDEX reports_open ON reports (created_at DESC, id DESC) WHERE closed_at IS NULL;
CREATE INDEX reports_closed ON reports (closed_at DESC, id DESC) WHERE closed_at IS NOT NULL;
CREATE INDEX reports_member ON reports (member_id);
CREATE INDEX reports_post ON reports (post_id);
CREATE INDEX reports_closer ON reports (closed_by);

/** Rows outlive the members and posts they are about. */
CREATE TABLE decisions (
  id uuid PRIMARY KEY,
  moderator_id uuid REFERENCES members ON DELETE SET NULL,
  action text NOT NULL CHECK (action IN ('dismiss', 'reopen', 'hide', 'unhide', 'suspend', 'lift')),
  member_id uuid REFERENCES members ON DELETE SET NULL,
  post_id uuid REFERENCES posts ON DELETE SET NULL,
  at timestamptz(3) NOT NULL
);
CREATE INDEX decisions_recent ON decisions (at DESC, id DESC);
CREATE INDEX decisions_moderator ON decisions (moderator_id);
CREATE INDEX decisions_member ON decisions (member_id);
CREATE INDEX decisions_post ON decisions (post_id);

/** Normalises text for muted words: lower case, single spaces, no punctuation. */
CREATE FUNCTION plain_words(written text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN
  btrim(regexp_replace(lower(normalize(written, NFKC)), '[[:space:][:punct:]]+', ' ', 'g'));

ALTER TABLE posts ADD COLUMN plain text NOT NULL
  GENERATED ALWAYS AS (plain_words(coalesce(content_warning || ' ', '') || text)) STORED;

CREATE TABLE muted_words (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  /** As entered. */
  text text NOT NULL,
  plain text NOT NULL CHECK (plain <> ''),
  whole boolean NOT NULL,
  until timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  UNIQUE (member_id, plain, whole)
);
`;
