/** Times are UTC with milliseconds; ids are UUIDv7 made by the service. */
export const foundation = `
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE members (
  id uuid PRIMARY KEY,
  uid text NOT NULL UNIQUE,
  email text,
  handle text NOT NULL UNIQUE CHECK (handle ~ '^[a-z0-9_]{3,30}$'),
  name text NOT NULL,
  bio text NOT NULL DEFAULT '',
  avatar_url text,
  banner_url text,
  role text NOT NULL DEFAULT 'member' CHECK (role IN ('member', 'moderator')),
  suspended_at timestamptz(3),
  post_count integer NOT NULL DEFAULT 0,
  following_count integer NOT NULL DEFAULT 0,
  follower_count integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL
);
CREATE INDEX members_email ON members (lower(email));
CREATE INDEX members_handle_trgm ON members USING gin (handle gin_trgm_ops);
CREATE INDEX members_name_trgm ON members USING gin (name gin_trgm_ops);
CREATE INDEX members_followers ON members (follower_count DESC, id) WHERE suspended_at IS NULL;

CREATE TABLE posts (
  id uuid PRIMARY KEY,
  author_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  text text NOT NULL,
  audience text NOT NULL DEFAULT 'public' CHECK (audience IN ('public', 'followers')),
  content_warning text,
  reply_to uuid REFERENCES posts ON DELETE SET NULL,
  root_id uuid REFERENCES posts ON DELETE SET NULL,
  quote_of uuid REFERENCES posts ON DELETE SET NULL,
  reply_count integer NOT NULL DEFAULT 0,
  repost_count integer NOT NULL DEFAULT 0,
  like_count integer NOT NULL DEFAULT 0,
  quote_count integer NOT NULL DEFAULT 0,
  revision bigint NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL,
  edited_at timestamptz(3),
  deleted_at timestamptz(3),
  hidden_at timestamptz(3),
  words tsvector NOT NULL GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, text)) STORED
);
CREATE INDEX posts_author ON posts (author_id, created_at DESC, id DESC);
CREATE INDEX posts_author_top ON posts (author_id, created_at DESC, id DESC) WHERE reply_to IS NULL AND deleted_at IS NULL;
CREATE INDEX posts_recent ON posts (created_at DESC, id DESC) WHERE reply_to IS NULL AND deleted_at IS NULL;
CREATE INDEX posts_reply_to ON posts (reply_to, created_at);
CREATE INDEX posts_root ON posts (root_id);
CREATE INDEX posts_quote_of ON posts (quote_of);
CREATE INDEX posts_words ON posts USING gin (words);

CREATE TABLE media (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  /** Null for an upload, whose address is derived from the id. */
  url text,
  content_type text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  alt text NOT NULL DEFAULT '',
  created_at timestamptz(3) NOT NULL
);
CREATE INDEX media_owner ON media (owner_id);

CREATE TABLE post_media (
  post_id uuid NOT NULL REFERENCES posts ON DELETE CASCADE,
  media_id uuid NOT NULL REFERENCES media ON DELETE CASCADE,
  position smallint NOT NULL,
  PRIMARY KEY (post_id, position)
);
CREATE INDEX post_media_media ON post_media (media_id);

CREATE TABLE polls (
  post_id uuid PRIMARY KEY REFERENCES posts ON DELETE CASCADE,
  closes_at timestamptz(3) NOT NULL,
  announced_at timestamptz(3)
);
CREATE INDEX polls_due ON polls (closes_at) WHERE announced_at IS NULL;

CREATE TABLE poll_options (
  post_id uuid NOT NULL REFERENCES polls ON DELETE CASCADE,
  position smallint NOT NULL,
  text text NOT NULL,
  votes integer NOT NULL DEFAULT 0,
  PRIMARY KEY (post_id, position)
);

CREATE TABLE votes (
  post_id uuid NOT NULL REFERENCES polls ON DELETE CASCADE,
  member_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  position smallint NOT NULL,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (post_id, member_id)
);
CREATE INDEX votes_member ON votes (member_id);

CREATE TABLE likes (
  member_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  post_id uuid NOT NULL REFERENCES posts ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (member_id, post_id)
);
CREATE INDEX likes_recent ON likes (member_id, created_at DESC, post_id DESC);
CREATE INDEX likes_post ON likes (post_id);

CREATE TABLE reposts (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  post_id uuid NOT NULL REFERENCES posts ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL,
  UNIQUE (member_id, post_id)
);
CREATE INDEX reposts_recent ON reposts (member_id, created_at DESC, id DESC);
CREATE INDEX reposts_post ON reposts (post_id, created_at);

CREATE TABLE bookmarks (
  member_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  post_id uuid NOT NULL REFERENCES posts ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (member_id, post_id)
);
CREATE INDEX bookmarks_recent ON bookmarks (member_id, created_at DESC, post_id DESC);
CREATE INDEX bookmarks_post ON bookmarks (post_id);

CREATE TABLE follows (
  member_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  target_id uuid NOT NULL REFERENCES members ON DELETE CASCADE CHECK (target_id <> member_id),
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (member_id, target_id)
);
CREATE INDEX follows_target ON follows (target_id, member_id);

CREATE TABLE mutes (
  member_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  target_id uuid NOT NULL REFERENCES members ON DELETE CASCADE CHECK (target_id <> member_id),
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (member_id, target_id)
);

CREATE TABLE blocks (
  member_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  target_id uuid NOT NULL REFERENCES members ON DELETE CASCADE CHECK (target_id <> member_id),
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (member_id, target_id)
);
CREATE INDEX blocks_target ON blocks (target_id, member_id);

CREATE TABLE post_tags (
  tag text NOT NULL,
  post_id uuid NOT NULL REFERENCES posts ON DELETE CASCADE,
  label text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (tag, post_id)
);
CREATE INDEX post_tags_post ON post_tags (post_id);
CREATE INDEX post_tags_recent ON post_tags (created_at, tag);
CREATE INDEX post_tags_prefix ON post_tags (tag text_pattern_ops);

CREATE TABLE mentions (
  post_id uuid NOT NULL REFERENCES posts ON DELETE CASCADE,
  member_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  PRIMARY KEY (post_id, member_id)
);
CREATE INDEX mentions_member ON mentions (member_id);

CREATE TABLE notifications (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('like', 'repost', 'reply', 'quote', 'mention', 'follow', 'poll')),
  actor_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  post_id uuid REFERENCES posts ON DELETE CASCADE,
  /** Rows of one group are one list entry. */
  group_key text NOT NULL,
  at timestamptz(3) NOT NULL,
  UNIQUE (member_id, group_key, actor_id)
);
CREATE INDEX notifications_recent ON notifications (member_id, at DESC, id DESC);
CREATE INDEX notifications_actor ON notifications (actor_id);
CREATE INDEX notifications_post ON notifications (post_id);

CREATE TABLE read_markers (
  member_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  list text NOT NULL CHECK (list IN ('notifications', 'following', 'for-you')),
  at timestamptz(3) NOT NULL,
  PRIMARY KEY (member_id, list)
);

CREATE TABLE idempotency_keys (
  member_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  key text NOT NULL,
  operation text NOT NULL,
  payload_hash text NOT NULL,
  answer text,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (member_id, key)
);
CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);

CREATE UNLOGGED TABLE rankings (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL,
  post_ids uuid[] NOT NULL,
  created_at timestamptz(3) NOT NULL
);
CREATE INDEX rankings_age ON rankings (created_at);
`;
