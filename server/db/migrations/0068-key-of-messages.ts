import { swapKey } from './0061-swapped-keys';

/** References by the id alone depend on the old key; those with the conversation took their place in 0065. */
export const keyOfMessages = `
ALTER TABLE message_media DROP CONSTRAINT message_media_message_id_fkey;
ALTER TABLE message_reactions DROP CONSTRAINT message_reactions_message_id_fkey;
ALTER TABLE reports DROP CONSTRAINT reports_message_id_fkey;
ALTER TABLE decisions DROP CONSTRAINT decisions_message_id_fkey;
ALTER TABLE messages DROP CONSTRAINT messages_reply_to_fkey;
${swapKey('messages')};
`;
