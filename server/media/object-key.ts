import { COPY_WIDTHS } from '@contract/post/media';

/** First part of every key. */
export const objectFolders = ['media', 'exports', 'files', 'uploads'] as const;
export type ObjectFolder = (typeof objectFolders)[number];

/** The whole picture, the first frame of an animated one, or a copy of this width in pixels. */
export type PicturePart = 'whole' | 'still' | number;

export const pictureFileName = (id: string, part: PicturePart): string =>
  part === 'whole' ? id : `${id}.${part}`;

export const mediaKey = (id: string, part: PicturePart = 'whole'): string =>
  `media/${pictureFileName(id, part)}`;

/** Keys of all files that a picture or recording may have. */
export const mediaKeys = (ids: readonly string[]): string[] =>
  ids.flatMap((id) => (['whole', 'still', ...COPY_WIDTHS] as const).map((part) => mediaKey(id, part)));

export const exportKey = (id: string): string => `exports/${id}.zip`;

/** Bytes of a file by their SHA-256 in hex, or the small copy of a picture. */
export const fileKey = (hash: string, part: 'whole' | 'thumbnail' = 'whole'): string =>
  part === 'whole' ? `files/${hash}` : `files/${hash}.thumbnail`;

export const fileKeys = (hash: string): string[] => [fileKey(hash), fileKey(hash, 'thumbnail')];

/** A part of a file on its way. */
export const partKey = (id: string): string => `uploads/${id}`;

const ID = /^(?:media|exports|uploads)\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:\.(?:still|\d+|zip))?$/;
const HASH = /^files\/([\da-f]{64})(?:\.thumbnail)?$/;

/** Id, or hash, of the row that names the object; null for a key that this service does not write. */
export const objectId = (key: string): string | null => (ID.exec(key) ?? HASH.exec(key))?.[1] ?? null;
