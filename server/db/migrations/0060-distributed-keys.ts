/** Ids with what their table is distributed by, for primary keys: docs/decisions/0076-distribution.md. */
export const distributedKeys = `
CREATE UNIQUE INDEX CONCURRENTLY notifications_key ON notifications (id, member_id);
CREATE UNIQUE INDEX CONCURRENTLY reposts_key ON reposts (id, post_id);
CREATE UNIQUE INDEX CONCURRENTLY sessions_key ON sessions (id, member_id);
CREATE UNIQUE INDEX CONCURRENTLY rankings_key ON rankings (id, member_id);
CREATE UNIQUE INDEX CONCURRENTLY reductions_key ON reductions (id, member_id);
CREATE UNIQUE INDEX CONCURRENTLY muted_words_key ON muted_words (id, member_id);
CREATE UNIQUE INDEX CONCURRENTLY list_members_key ON list_members (list_id, member_id, owner_id);
CREATE UNIQUE INDEX CONCURRENTLY space_files_key ON space_files (id, space_id)
`;
