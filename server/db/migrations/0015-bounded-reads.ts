/** Following reads the newest reposts of all members: docs/decisions/0032-bounded-following.md. */
export const boundedReads = `
CREATE INDEX reposts_latest ON reposts (created_at DESC, id DESC) INCLUDE (post_id, member_id);
CREATE INDEX members_suspended ON members (id) WHERE suspended_at IS NOT NULL;
`;
