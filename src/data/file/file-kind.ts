import type { FileKind } from './kinds';

export const fileKindDisplay: Readonly<Record<FileKind, { label: string; icon: string; variant: string }>> = {
  folder: { label: 'Folder', icon: 'folder', variant: 'warning' },
  document: { label: 'Document', icon: 'file-text', variant: 'info' },
  sheet: { label: 'Spreadsheet', icon: 'file-spreadsheet', variant: 'success' },
  slides: { label: 'Slides', icon: 'presentation', variant: 'orange' },
  image: { label: 'Image', icon: 'photo', variant: 'purple' },
  audio: { label: 'Audio', icon: 'music', variant: 'pink' },
  video: { label: 'Video', icon: 'movie', variant: 'danger' },
  archive: { label: 'Archive', icon: 'file-zip', variant: 'secondary' },
};

const extensionPatterns: readonly (readonly [FileKind, RegExp])[] = [
  ['sheet', /\.(?:xlsx?|ods|csv|tsv)$/iu],
  ['slides', /\.(?:pptx?|odp|key)$/iu],
  ['image', /\.(?:png|jpe?g|gif|webp|avif|svg|heic|bmp)$/iu],
  ['audio', /\.(?:mp3|wav|ogg|oga|m4a|flac|opus)$/iu],
  ['video', /\.(?:mp4|webm|mov|mkv|avi|ogv)$/iu],
  ['archive', /\.(?:zip|tar|gz|tgz|bz2|xz|7z|rar)$/iu],
];

/** By extension, else by media type ("image/png"). */
export function detectFileKind(name: string, type: string): FileKind {
  const named = extensionPatterns.find(([, ending]) => ending.test(name));
  if (named) return named[0];
  const family = type.split('/')[0];
  return family === 'image' || family === 'audio' || family === 'video' ? family : 'document';
}
