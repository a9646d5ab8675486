export const followedTags = `
CREATE TABLE tag_follows (
  member_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  tag text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (member_id, tag)
);
`;
