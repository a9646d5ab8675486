/**
 * Deletion of accounts after a grace period. A post of a removed member that others have replied to becomes an empty row
 * without author, so that the replies stay replies.
 */
export const accountDeletion = `
ALTER TABLE members ADD COLUMN deletes_at timestamptz(3);
CREATE INDEX members_deletes ON members (deletes_at) WHERE deletes_at IS NOT NULL;
ALTER TABLE posts ALTER COLUMN author_id DROP NOT NULL;
ALTER TABLE posts ADD CONSTRAINT posts_author_check CHECK (author_id IS NOT NULL OR (deleted_at IS NOT NULL AND text = ''));

DROP TRIGGER member_status_changed ON members;
CREATE TRIGGER member_status_changed AFTER UPDATE OF suspended_at, role, signed_out_at, deletes_at ON members
FOR EACH ROW
WHEN (OLD.suspended_at IS DISTINCT FROM NEW.suspended_at OR OLD.role IS DISTINCT FROM NEW.role
  OR OLD.signed_out_at IS DISTINCT FROM NEW.signed_out_at OR OLD.deletes_at IS DISTINCT FROM NEW.deletes_at)
EXECUTE FUNCTION member_status_changed();
`;
