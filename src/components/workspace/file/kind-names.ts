import type { FileKind } from '@/data/file/kinds';
import { fileText } from '@/messages/workspace/file';

export const kindNames: Record<FileKind, string> = {
  folder: fileText.folder,
  document: fileText.document,
  sheet: fileText.spreadsheet,
  slides: fileText.slides,
  image: fileText.image,
  audio: fileText.audio,
  video: fileText.video,
  archive: fileText.archiveFile,
};
