/** Members whose account is going to be removed leave the counts of others, like suspended ones. */
export const inactiveCounts = `
UPDATE members SET counts_due = true WHERE id IN (
  SELECT id FROM members WHERE deletes_at IS NOT NULL AND NOT counts_due LIMIT 2000)
`;
