/** Indexes for search by date and for grouped notifications. */
export const lists = `
CREATE INDEX posts_latest ON posts (created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX notifications_group ON notifications (member_id, group_key, at DESC, id DESC);
`;
