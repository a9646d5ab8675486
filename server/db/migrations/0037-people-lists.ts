/** A deleted list keeps its members for 30 days, so that the deletion can be undone. */
export const peopleLists = `
CREATE TABLE lists (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  name text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  deleted_at timestamptz(3)
);
CREATE UNIQUE INDEX lists_name ON lists (member_id, lower(name)) WHERE deleted_at IS NULL;
CREATE INDEX lists_member ON lists (member_id);
CREATE INDEX lists_deleted ON lists (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE TABLE list_members (
  list_id uuid NOT NULL REFERENCES lists ON DELETE CASCADE,
  member_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  owner_id uuid NOT NULL,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (list_id, member_id)
);
CREATE INDEX list_members_recent ON list_members (list_id, created_at DESC, member_id DESC);
CREATE INDEX list_members_member ON list_members (member_id, owner_id, list_id);
`;
