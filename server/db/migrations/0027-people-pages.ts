/** Lists of people page by time: followers, followed members, those who liked or reposted. */
export const peoplePages = `
CREATE INDEX follows_following ON follows (member_id, created_at DESC, target_id DESC);
CREATE INDEX follows_followers ON follows (target_id, created_at DESC, member_id DESC);
CREATE INDEX likes_people ON likes (post_id, created_at DESC, member_id DESC);
DROP INDEX likes_post;
`;
