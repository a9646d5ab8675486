/** What a file can be. Apart from the entity, because addresses are checked before any page is loaded. */
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
