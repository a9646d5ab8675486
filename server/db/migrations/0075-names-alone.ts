/** Removing a member looks for the conversations of either side. */
export const conversationsByLowId = `
CREATE INDEX CONCURRENTLY conversations_low ON conversations (low_id)
`;

/** Handles and accounts are unique by tables of their own since 0071. */
export const membersWithoutNames = `
DROP TRIGGER members_names ON members;
DROP FUNCTION write_names();
ALTER TABLE members DROP CONSTRAINT members_handle_key, DROP CONSTRAINT members_uid_key;
`;

export const conversationsWithoutPairs = `
DROP TRIGGER conversations_pair ON conversations;
DROP FUNCTION write_pair();
ALTER TABLE conversations DROP CONSTRAINT conversations_low_id_high_id_key;
`;

/** No build has read or written rankings since 0070, and named_rows has done its work. */
export const unusedTables = `
DROP TABLE rankings;
DROP TABLE named_rows;
`;
