/**
 * `posts.link` holds the link that a card is shown for. The writer only queues the link in `link_lookups`: a row of
 * `link_cards` is shared by posts of many members, and writers would wait for each other.
 */
export const linkCards = `
ALTER TABLE posts ADD COLUMN link text;
CREATE INDEX posts_link ON posts (link) WHERE link IS NOT NULL;

CREATE TABLE link_lookups (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  url text NOT NULL
);

CREATE TABLE link_cards (
  url text PRIMARY KEY,
  title text,
  description text NOT NULL DEFAULT ''::text,
  site text NOT NULL DEFAULT ''::text,
  picture_url text,
  used_at timestamptz(3) NOT NULL,
  tried_at timestamptz(3),
  due_at timestamptz(3),
  failures smallint NOT NULL DEFAULT 0
);
CREATE INDEX link_cards_due ON link_cards (due_at) WHERE due_at IS NOT NULL;

CREATE TABLE link_pictures (
  id uuid PRIMARY KEY,
  url text NOT NULL REFERENCES link_cards ON DELETE CASCADE,
  bytes bytea NOT NULL
);
CREATE INDEX link_pictures_url ON link_pictures (url);
`;
