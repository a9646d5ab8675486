/** Apart from the schemas, which are not part of the first load. */
export const fileKinds = [
  'folder',
  'document',
  'sheet',
  'slides',
  'image',
  'audio',
  'video',
  'archive',
] as const;
export type FileKind = (typeof fileKinds)[number];
