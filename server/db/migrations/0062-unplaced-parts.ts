/** Rows of 0063 that are left, by table. */
const left = {
  message_media: 'conversation_id IS NULL',
  message_reactions: 'conversation_id IS NULL',
  reports: 'message_id IS NOT NULL AND conversation_id IS NULL',
  decisions: 'message_id IS NOT NULL AND conversation_id IS NULL',
};

/** So that a batch does not look at the rows of those before it. */
export const unplacedParts = Object.entries(left)
  .map(
    ([table, condition]) => `
CREATE INDEX CONCURRENTLY ${table}_unplaced ON ${table} (conversation_id) WHERE ${condition}`,
  )
  .join(';');

export const placedParts = Object.keys(left)
  .map((table) => `DROP INDEX ${table}_unplaced;`)
  .join('\n');
