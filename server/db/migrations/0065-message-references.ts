const refer = (table: string, column: string, then: string): string =>
  `ALTER TABLE ${table} ADD CONSTRAINT ${table}_message FOREIGN KEY (${column}, conversation_id)
  REFERENCES messages (id, conversation_id) ON DELETE ${then} NOT VALID;`;

const references = {
  message_media: refer('message_media', 'message_id', 'CASCADE'),
  message_reactions: refer('message_reactions', 'message_id', 'CASCADE'),
  messages: refer('messages', 'reply_to', 'SET NULL (reply_to)'),
  reports: refer('reports', 'message_id', 'CASCADE'),
  decisions: refer('decisions', 'message_id', 'SET NULL (message_id, conversation_id)'),
};

/** Beside the references by the id alone, until no build needs those. */
export const messageReferences = `
${Object.values(references).join('\n')}
ALTER TABLE message_media ADD CONSTRAINT message_media_placed CHECK (conversation_id IS NOT NULL) NOT VALID;
ALTER TABLE message_reactions ADD CONSTRAINT message_reactions_placed CHECK (conversation_id IS NOT NULL) NOT VALID;
`;

export const checkedMessageReferences = `
${Object.keys(references)
  .map((table) => `ALTER TABLE ${table} VALIDATE CONSTRAINT ${table}_message;`)
  .join('\n')}
ALTER TABLE message_media VALIDATE CONSTRAINT message_media_placed;
ALTER TABLE message_reactions VALIDATE CONSTRAINT message_reactions_placed;
`;
