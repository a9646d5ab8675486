/** With the conversation, for primary keys: docs/decisions/0076-distribution.md. */
export const messageKeys = `
CREATE UNIQUE INDEX CONCURRENTLY messages_key ON messages (id, conversation_id);
CREATE UNIQUE INDEX CONCURRENTLY message_media_key ON message_media (message_id, position, conversation_id);
CREATE UNIQUE INDEX CONCURRENTLY message_reactions_key ON message_reactions (message_id, member_id, conversation_id)
`;
