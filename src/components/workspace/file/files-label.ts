import type { FileWithUser } from '@/data/file/schema';
import { fileText } from '@/messages/workspace/file';

/** Title of one file, or a count. */
export const filesLabel = (files: readonly FileWithUser[]): string =>
  files.length === 1 && files[0] ? files[0].title : fileText.items(files.length);
