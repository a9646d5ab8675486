/** Hashes of uploads, versions of edited posts, scheduled posts. */
export const writing = `
ALTER TABLE media ADD COLUMN hash text;
CREATE INDEX media_hash ON media (owner_id, hash);

CREATE TABLE post_versions (
  post_id uuid NOT NULL REFERENCES posts ON DELETE CASCADE,
  /** From 1; the current text has no row. */
  number smallint NOT NULL,
  /** When this text was written. */
  at timestamptz(3) NOT NULL,
  text text NOT NULL,
  content_warning text,
  PRIMARY KEY (post_id, number)
);

CREATE TABLE scheduled_posts (
  id uuid PRIMARY KEY,
  author_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  publish_at timestamptz(3) NOT NULL,
  /** The body of createPost. */
  post jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL,
  /** Why publishing failed, for the author. */
  problem text
);
CREATE INDEX scheduled_posts_due ON scheduled_posts (publish_at) WHERE problem IS NULL;
CREATE INDEX scheduled_posts_author ON scheduled_posts (author_id, publish_at, id);

CREATE TABLE scheduled_media (
  scheduled_id uuid NOT NULL REFERENCES scheduled_posts ON DELETE CASCADE,
  media_id uuid NOT NULL REFERENCES media ON DELETE CASCADE,
  PRIMARY KEY (scheduled_id, media_id)
);
CREATE INDEX scheduled_media_media ON scheduled_media (media_id);

ALTER TABLE events DROP CONSTRAINT events_kind_check;
ALTER TABLE events ADD CONSTRAINT events_kind_check CHECK (
  kind IN ('post', 'repost', 'reply', 'edit', 'counts', 'gone', 'notification', 'standing', 'sight'));
`;
