/** Deletes follows, with counts and notifications, that were made in the same moment as a block: see record 0023. */
export const followsBesideBlocks = `
WITH removed AS (
  DELETE FROM follows f USING blocks b
  WHERE (b.member_id, b.target_id) IN ((f.member_id, f.target_id), (f.target_id, f.member_id))
  RETURNING f.member_id, f.target_id
), withdrawn AS (
  DELETE FROM notifications n USING removed r
  WHERE n.kind = 'follow' AND n.member_id = r.target_id AND n.actor_id = r.member_id
)
UPDATE members m SET
  following_count = m.following_count - (SELECT count(*) FROM removed r WHERE r.member_id = m.id),
  follower_count = m.follower_count - (SELECT count(*) FROM removed r WHERE r.target_id = m.id)
WHERE m.id IN (SELECT member_id FROM removed UNION SELECT target_id FROM removed);
`;
