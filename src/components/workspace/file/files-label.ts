import type { FileWithUser } from '@/data/file/schema';
import { folderText } from '@/messages/workspace/folder';

/** Title of one file, or a count. */
export const filesLabel = (files: readonly FileWithUser[]): string =>
  files.length === 1 && files[0] ? files[0].title : folderText.items(files.length);
