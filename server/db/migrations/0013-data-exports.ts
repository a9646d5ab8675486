/** Archives of a member's data, one per member; the file is `<id>.zip` in the folder of exports. */
export const dataExports = `
CREATE TABLE data_exports (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL UNIQUE REFERENCES members ON DELETE CASCADE,
  state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'running', 'ready', 'failed')),
  attempts smallint NOT NULL DEFAULT 0,
  done integer NOT NULL DEFAULT 0,
  total integer NOT NULL DEFAULT 0,
  bytes bigint,
  /** Part of the download address. */
  secret text NOT NULL,
  requested_at timestamptz(3) NOT NULL,
  /** Of a running export: the process that writes the archive is alive. */
  touched_at timestamptz(3),
  expires_at timestamptz(3)
);
CREATE INDEX data_exports_waiting ON data_exports (requested_at) WHERE state IN ('queued', 'running');
CREATE INDEX data_exports_age ON data_exports (expires_at) WHERE expires_at IS NOT NULL;
`;
