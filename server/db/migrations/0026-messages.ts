/**
 * Messages are numbered within their conversation, under the lock of its row: unread counts and reading positions
 * compare numbers, whatever the clocks of the clients say.
 */
export const messages = `
CREATE TABLE conversations (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('direct', 'group')),
  name text NOT NULL DEFAULT '',
  low_id uuid REFERENCES members ON DELETE SET NULL,
  high_id uuid REFERENCES members ON DELETE SET NULL,
  last_number integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL,
  UNIQUE (low_id, high_id)
);
CREATE INDEX conversations_high ON conversations (high_id);

CREATE TABLE conversation_members (
  conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
  member_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  role text NOT NULL DEFAULT 'member' CHECK (role IN ('owner', 'member')),
  state text NOT NULL CHECK (state IN ('member', 'requested', 'left', 'declined')),
  joined_at timestamptz(3) NOT NULL,
  hidden_up_to integer NOT NULL DEFAULT 0,
  read_up_to integer NOT NULL DEFAULT 0,
  last_number integer NOT NULL DEFAULT 0,
  last_at timestamptz(3) NOT NULL,
  pinned boolean NOT NULL DEFAULT false,
  archived boolean NOT NULL DEFAULT false,
  muted boolean NOT NULL DEFAULT false,
  PRIMARY KEY (conversation_id, member_id)
);
CREATE INDEX conversation_members_list ON conversation_members
  (member_id, state, archived, pinned DESC, last_at DESC, conversation_id DESC);
CREATE INDEX conversation_members_unread ON conversation_members (member_id) WHERE last_number > read_up_to;

CREATE TABLE messages (
  id uuid PRIMARY KEY,
  conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
  number integer NOT NULL,
  author_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  text text NOT NULL,
  reply_to uuid REFERENCES messages ON DELETE SET NULL,
  created_at timestamptz(3) NOT NULL,
  edited_at timestamptz(3),
  deleted_at timestamptz(3),
  revision integer NOT NULL DEFAULT 0,
  words tsvector NOT NULL GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, search_words(text))) STORED,
  UNIQUE (conversation_id, number)
);
CREATE INDEX messages_reply_to ON messages (reply_to) WHERE reply_to IS NOT NULL;
CREATE INDEX messages_author ON messages (author_id, created_at);
CREATE INDEX messages_words ON messages USING gin (words);

CREATE TABLE message_media (
  message_id uuid NOT NULL REFERENCES messages ON DELETE CASCADE,
  media_id uuid NOT NULL REFERENCES media ON DELETE CASCADE,
  position smallint NOT NULL,
  PRIMARY KEY (message_id, position)
);
CREATE INDEX message_media_media ON message_media (media_id);

CREATE TABLE message_reactions (
  message_id uuid NOT NULL REFERENCES messages ON DELETE CASCADE,
  member_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  emoji text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (message_id, member_id)
);
CREATE INDEX message_reactions_member ON message_reactions (member_id);

ALTER TABLE events DROP CONSTRAINT events_kind_check;
ALTER TABLE events ADD CONSTRAINT events_kind_check CHECK (kind IN (
  'post', 'repost', 'reply', 'edit', 'counts', 'removed', 'notification', 'member-status', 'visibility', 'moderation',
  'message', 'conversation', 'message-read'));
`;
