/**
 * One batch in the order of ids, from where the last one ended. The lock waits for a change of the name, and a later one
 * waits for the batch.
 */
const fill = (table: 'members' | 'conversations', columns: string, inserts: string): string => `
WITH batch AS MATERIALIZED (
  SELECT id, ${columns} FROM ${table} WHERE id > (SELECT up_to FROM named_rows WHERE name = '${table}')
  ORDER BY id LIMIT 2000 FOR KEY SHARE),
${inserts}
UPDATE named_rows SET up_to = last.id FROM (SELECT id FROM batch ORDER BY id DESC LIMIT 1) last WHERE name = '${table}'
`;

export const filledNames = fill(
  'members',
  'uid, handle',
  `own_accounts AS (INSERT INTO accounts SELECT uid, id FROM batch ON CONFLICT (uid) DO NOTHING),
  own_handles AS (INSERT INTO handles SELECT handle, id FROM batch ON CONFLICT (handle) DO NOTHING)`,
);

export const filledPairs = fill(
  'conversations',
  'low_id, high_id',
  `pairs AS (INSERT INTO direct_pairs SELECT low_id, high_id, id FROM batch
    WHERE low_id IS NOT NULL AND high_id IS NOT NULL ON CONFLICT (low_id, high_id) DO NOTHING)`,
);

/** The directory by handle, once the handle is no key of members. */
export const membersByHandle = `
CREATE INDEX CONCURRENTLY members_by_handle ON members (handle) WHERE suspended_at IS NULL AND deletes_at IS NULL
`;
