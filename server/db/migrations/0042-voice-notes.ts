/** A voice note is a file of a message like its pictures; only recordings have seconds and peaks. */
export const voiceNotes = `
ALTER TABLE message_media
  ADD COLUMN seconds smallint CHECK (seconds BETWEEN 1 AND 300),
  ADD COLUMN peaks smallint[],
  ADD CONSTRAINT message_media_voice CHECK ((seconds IS NULL) = (peaks IS NULL));
`;
