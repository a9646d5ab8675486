export const threadMutes = `
CREATE TABLE thread_mutes (
  member_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  root_id uuid NOT NULL REFERENCES posts ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (member_id, root_id)
);
CREATE INDEX thread_mutes_root ON thread_mutes (root_id);
`;
