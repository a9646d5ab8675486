/** Indexes for lists that a person reads from the top: search for frequent words, and grouped notices. */
export const lists = `
CREATE INDEX posts_latest ON posts (created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX notifications_group ON notifications (member_id, group_key, at DESC, id DESC);
`;
