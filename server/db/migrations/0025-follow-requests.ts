/** An answered request stays for a day, so that the answer can be taken back. */
export const followRequests = `
ALTER TABLE members ADD COLUMN approves_followers boolean NOT NULL DEFAULT false;
ALTER TABLE members ADD COLUMN requests_due boolean NOT NULL DEFAULT false;
CREATE INDEX members_requests_due ON members (id) WHERE requests_due;

CREATE TABLE follow_requests (
  member_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  target_id uuid NOT NULL REFERENCES members ON DELETE CASCADE CHECK (target_id <> member_id),
  created_at timestamptz(3) NOT NULL,
  answer text CHECK (answer IN ('approve', 'decline')),
  answered_at timestamptz(3),
  PRIMARY KEY (member_id, target_id)
);
CREATE INDEX follow_requests_recent ON follow_requests (target_id, created_at DESC, member_id DESC);
CREATE INDEX follow_requests_answered ON follow_requests (answered_at) WHERE answered_at IS NOT NULL;

ALTER TABLE notifications DROP CONSTRAINT notifications_kind_check;
ALTER TABLE notifications ADD CONSTRAINT notifications_kind_check CHECK (kind IN
  ('like', 'repost', 'reply', 'quote', 'mention', 'follow', 'request', 'approval', 'poll', 'moderation'));
`;
