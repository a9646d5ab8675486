import type { attachmentText } from '@/messages/workspace/attachment';

export const attachment: typeof attachmentText = {
  fileNotLoaded: 'Die Datei konnte nicht geladen werden.',
  fileNotSaved: 'Datei nicht gespeichert',
};
