export const reductions = `
CREATE TABLE reductions (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  target_id uuid REFERENCES members ON DELETE CASCADE,
  tag text,
  post_id uuid REFERENCES posts ON DELETE SET NULL,
  until timestamptz(3) NOT NULL,
  UNIQUE (member_id, target_id),
  UNIQUE (member_id, tag),
  CHECK (num_nonnulls(target_id, tag) = 1)
);
CREATE INDEX reductions_target ON reductions (target_id) WHERE target_id IS NOT NULL;
CREATE INDEX reductions_post ON reductions (post_id) WHERE post_id IS NOT NULL;
`;
