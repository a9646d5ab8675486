/**
 * The parts of a message know its conversation, which is what messages are distributed by. The trigger writes it for
 * builds that do not know the column, and for reports and decisions.
 */
export const conversationOfParts = `
CREATE FUNCTION write_conversation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.conversation_id := (SELECT x.conversation_id FROM messages x WHERE x.id = NEW.message_id);
  RETURN NEW;
END $$;
${['message_media', 'message_reactions', 'reports', 'decisions']
  .map(
    (table) => `
ALTER TABLE ${table} ADD COLUMN conversation_id uuid;
CREATE TRIGGER ${table}_conversation BEFORE INSERT ON ${table} FOR EACH ROW
  WHEN (NEW.message_id IS NOT NULL AND NEW.conversation_id IS NULL) EXECUTE FUNCTION write_conversation();`,
  )
  .join('')}
`;
