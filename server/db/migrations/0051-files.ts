/** Files of spaces. Equal contents are one object, which the table of contents names by its hash. */
export const files = `
CREATE TABLE file_contents (
  hash text PRIMARY KEY,
  has_thumbnail boolean NOT NULL DEFAULT false,
  claimed_at timestamptz(3) NOT NULL
);
CREATE INDEX file_contents_claimed ON file_contents (claimed_at);

CREATE TABLE space_files (
  id uuid PRIMARY KEY,
  space_id uuid NOT NULL REFERENCES spaces ON DELETE CASCADE,
  owner_id uuid REFERENCES members ON DELETE SET NULL,
  content_type text NOT NULL,
  bytes bigint NOT NULL,
  received bigint NOT NULL DEFAULT 0,
  parts uuid[] NOT NULL DEFAULT '{}',
  hash text REFERENCES file_contents,
  is_named boolean NOT NULL DEFAULT false,
  access_key uuid NOT NULL DEFAULT gen_random_uuid(),
  touched_at timestamptz(3) NOT NULL,
  CHECK (received <= bytes),
  CHECK (hash IS NOT NULL OR NOT is_named)
);
CREATE INDEX space_files_space ON space_files (space_id);
CREATE INDEX space_files_owner ON space_files (owner_id);
CREATE INDEX space_files_hash ON space_files (hash);
CREATE INDEX space_files_unnamed ON space_files (touched_at) WHERE NOT is_named;
`;
