/**
 * `counted`: the row is part of the counts that it adds to. The job `suspended-counts` changes the flags of suspended
 * members, and of members whose suspension has ended, together with the counts.
 */
export const suspendedCounts = `
ALTER TABLE likes ADD COLUMN counted boolean NOT NULL DEFAULT true;
ALTER TABLE reposts ADD COLUMN counted boolean NOT NULL DEFAULT true;
ALTER TABLE votes ADD COLUMN counted boolean NOT NULL DEFAULT true;
ALTER TABLE posts ADD COLUMN counted boolean NOT NULL DEFAULT true;
UPDATE posts SET counted = false WHERE deleted_at IS NOT NULL OR hidden_at IS NOT NULL;
ALTER TABLE follows
  ADD COLUMN follower_counted boolean NOT NULL DEFAULT true,
  ADD COLUMN following_counted boolean NOT NULL DEFAULT true;

ALTER TABLE members ADD COLUMN counts_due boolean NOT NULL DEFAULT false;
UPDATE members SET counts_due = true WHERE suspended_at IS NOT NULL;
CREATE INDEX members_counts_due ON members (id) WHERE counts_due;
`;
