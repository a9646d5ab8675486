/** Reports of messages, with the text at the time of the report, and removals by moderators. */
export const messageReports = `
ALTER TABLE messages ADD COLUMN removed boolean NOT NULL DEFAULT false
  CONSTRAINT messages_removed_check CHECK (NOT removed OR deleted_at IS NOT NULL);

ALTER TABLE reports ADD COLUMN message_id uuid REFERENCES messages ON DELETE CASCADE;
ALTER TABLE reports ADD COLUMN message_text text;
ALTER TABLE reports ADD CONSTRAINT reports_subject_check CHECK (post_id IS NULL OR message_id IS NULL);
ALTER TABLE reports ADD CONSTRAINT reports_message_text_check CHECK ((message_id IS NULL) = (message_text IS NULL));
CREATE INDEX reports_message ON reports (message_id) WHERE message_id IS NOT NULL;
DROP INDEX reports_once;
CREATE UNIQUE INDEX reports_once ON reports (reporter_id, coalesce(post_id, message_id, member_id))
  WHERE closed_at IS NULL;

ALTER TABLE decisions ADD COLUMN message_id uuid REFERENCES messages ON DELETE SET NULL;
CREATE INDEX decisions_message ON decisions (message_id) WHERE message_id IS NOT NULL;
ALTER TABLE decisions DROP CONSTRAINT decisions_action_check;
ALTER TABLE decisions ADD CONSTRAINT decisions_action_check
  CHECK (action IN ('dismiss', 'reopen', 'hide', 'unhide', 'remove', 'suspend', 'lift', 'uphold'));
`;
