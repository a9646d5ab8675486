/** Members can change their handle; the former one leads to them for a while. */
export const formerHandles = `
CREATE TABLE former_handles (
  handle text PRIMARY KEY,
  member_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  held_until timestamptz(3) NOT NULL
);
CREATE INDEX former_handles_member ON former_handles (member_id);
CREATE INDEX former_handles_age ON former_handles (held_until);
ALTER TABLE members ADD COLUMN handle_changed_at timestamptz(3);
`;
