import type { FileRecord } from '@/data/file/schema';

/** `current` names the content: bytes of this device, a sample file, or an upload of the space. */
export type PreviewedFile = Pick<
  FileRecord,
  'title' | 'kind' | 'fileVariant' | 'type' | 'bytes' | 'size' | 'current'
>;
