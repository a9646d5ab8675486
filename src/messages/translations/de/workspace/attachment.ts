import type { attachmentText } from '@/messages/workspace/attachment';

export const attachment: typeof attachmentText = {
  fileNotSaved: 'Datei nicht gespeichert',
};
