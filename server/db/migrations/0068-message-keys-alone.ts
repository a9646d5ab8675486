import { swapKey } from './0061-swapped-keys';

/** The build before writes reactions by their key with the conversation: the key without it can go. */
export const keyOfMessageReactions = `
${swapKey('message_reactions')};
ALTER TABLE message_reactions DROP CONSTRAINT message_reactions_placed;
ALTER TABLE message_media DROP CONSTRAINT message_media_placed;
`;

/** References by the id alone depend on the old key. */
export const keyOfMessages = `
ALTER TABLE message_media DROP CONSTRAINT message_media_message_id_fkey;
ALTER TABLE message_reactions DROP CONSTRAINT message_reactions_message_id_fkey;
ALTER TABLE reports DROP CONSTRAINT reports_message_id_fkey;
ALTER TABLE decisions DROP CONSTRAINT decisions_message_id_fkey;
ALTER TABLE messages DROP CONSTRAINT messages_reply_to_fkey;
${swapKey('messages')};
`;
