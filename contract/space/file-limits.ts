/** Apart from the schemas, for chunks that need the numbers only. */
/** Of a file or folder, in UTF-16 code units. */
export const MAX_FILE_NAME_LENGTH = 120;
export const MAX_FILE_BYTES = 100_000_000;
/** Bytes of all files that one member has uploaded to the spaces that the member is in. */
export const FILE_QUOTA_BYTES = 1_000_000_000;
export const MAX_PART_BYTES = 4_000_000;
/** Except the last part of a file. */
export const MIN_PART_BYTES = 250_000;
export const MAX_FILE_VERSIONS = 20;
/** Files of one call of `listFileAddresses`. */
export const MAX_FILE_ADDRESSES = 50;
/** Width in pixels of the small copy of a picture. */
export const THUMBNAIL_WIDTH = 400;
