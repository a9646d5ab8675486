import type { uploadText } from '@/messages/workspace/upload';
import { plural } from '@/messages/words';

export const upload: typeof uploadText = {
  waiting: (sent, total) => `${sent} von ${total}, wartet auf die Verbindung`,
  notUploaded: 'Nicht hochgeladen',
  uploadingFiles: (count) =>
    plural(count, { one: '# Datei wird hochgeladen', other: '# Dateien werden hochgeladen' }),
  uploadsFinished: 'Uploads abgeschlossen',
  uploads: 'Uploads',
  stop: (title) => `${title} anhalten`,
  sampleFiles: 'Beispieldateien',
  stopped: 'Angehalten',
  notEnoughStorage: 'Nicht genug Speicher in diesem Browser.',
  uploaded: (title) => `${title} hochgeladen`,
  filesUploaded: (count) => plural(count, { one: '# Datei hochgeladen', other: '# Dateien hochgeladen' }),
  tooLargeForBrowser: (size, free) => `${size}, aber nur ${free} sind frei.`,
  tooLarge: (limit) => `Dateien haben höchstens ${limit}.`,
};
