/** Sign-out everywhere: revokes earlier sign-ins and closes streams like a suspension. */
export const sessions = `
ALTER TABLE members ADD COLUMN signed_out_at timestamptz(3);

DROP TRIGGER member_standing ON members;
CREATE TRIGGER member_standing AFTER UPDATE OF suspended_at, role, signed_out_at ON members FOR EACH ROW
WHEN (OLD.suspended_at IS DISTINCT FROM NEW.suspended_at OR OLD.role IS DISTINCT FROM NEW.role
  OR OLD.signed_out_at IS DISTINCT FROM NEW.signed_out_at)
EXECUTE FUNCTION member_standing();
`;
