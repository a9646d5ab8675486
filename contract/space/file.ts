import * as z from 'zod/mini';
import { MAX_FILE_ADDRESSES, MAX_FILE_BYTES, MAX_PART_BYTES } from './file-limits';
import { memberReadDefaults, memberWriteDefaults, operation } from '../operation';
import { Count, Id, listOf, MediaUrl } from '../primitives';

const FileIdParams = z.strictObject({ fileId: Id });
const SpaceIdParams = z.strictObject({ spaceId: Id });

/** Media type, "image/png". */
export const MediaType = z.string().check(z.maxLength(127), z.regex(/^[a-z0-9][\w.+-]*\/[a-z0-9][\w.+-]*$/));

/** In hex. */
const Sha256 = z.string().check(z.maxLength(64), z.regex(/^[\da-f]{64}$/));
const FileBytes = Count.check(z.lte(MAX_FILE_BYTES));

/** The content of a file of a space, whole or on its way. */
export const FileUpload = z.object({
  id: Id,
  /** Of the whole file. */
  bytes: FileBytes,
  /** Bytes that the service has. */
  offset: FileBytes,
  /** In hex, once the file is whole; null before. */
  sha256: z.nullable(z.string().check(z.maxLength(64))),
});
export type FileUpload = z.infer<typeof FileUpload>;

/**
 * The client makes the id. Repeated with the same values, the call returns the upload as it is. With the hash of another
 * file that the caller has uploaded, the upload is whole without its bytes.
 */
export const startFileUpload = operation({
  ...memberWriteDefaults,
  id: 'startFileUpload',
  method: 'POST',
  path: '/spaces/{spaceId}/files',
  tag: 'files',
  // A folder is many files.
  bucket: 'media',
  status: 201,
  params: SpaceIdParams,
  body: z.strictObject({ id: Id, type: MediaType, bytes: FileBytes, sha256: z.optional(Sha256) }),
  response: FileUpload,
});

/** The file is whole with its last part: the response then has its hash. `conflict` at another offset. */
export const appendFilePart = operation({
  ...memberWriteDefaults,
  id: 'appendFilePart',
  method: 'POST',
  path: '/files/{fileId}/parts',
  tag: 'files',
  bucket: 'media',
  params: FileIdParams,
  query: z.strictObject({
    /** Bytes that come before the part. */
    offset: z.coerce.number().check(z.int(), z.gte(0), z.lte(MAX_FILE_BYTES)),
  }),
  upload: { bytes: MAX_PART_BYTES, types: ['application/octet-stream'] },
  response: FileUpload,
});

/** Of the caller: tells where an interrupted upload goes on. */
export const getFileUpload = operation({
  ...memberReadDefaults,
  id: 'getFileUpload',
  path: '/files/{fileId}',
  tag: 'files',
  params: FileIdParams,
  response: FileUpload,
});

export const cancelFileUpload = operation({
  ...memberWriteDefaults,
  id: 'cancelFileUpload',
  method: 'DELETE',
  path: '/files/{fileId}',
  tag: 'files',
  params: FileIdParams,
  response: z.object({ id: Id }),
});

/** Valid for 12 to 24 hours, for this member, while the member is in the space. */
export const FileAddress = z.object({
  id: Id,
  url: MediaUrl,
  /** Small copy of a picture; null for other files. */
  thumbnail: z.nullable(MediaUrl),
  /** In hex. */
  sha256: z.string().check(z.maxLength(64)),
});
export type FileAddress = z.infer<typeof FileAddress>;

/** Leaves out ids that are not whole files of the space. */
export const listFileAddresses = operation({
  ...memberReadDefaults,
  id: 'listFileAddresses',
  path: '/spaces/{spaceId}/files',
  tag: 'files',
  params: SpaceIdParams,
  query: z.strictObject({
    /** Separated by commas. */
    ids: z.string().check(z.maxLength(37 * MAX_FILE_ADDRESSES), z.regex(/^[\da-f-]{36}(?:,[\da-f-]{36})*$/)),
  }),
  response: listOf(FileAddress, MAX_FILE_ADDRESSES),
});

export const FileQuota = z.object({
  /** Bytes; unfinished uploads count in full. */
  used: Count,
  total: Count,
});
export type FileQuota = z.infer<typeof FileQuota>;

export const getFileQuota = operation({
  ...memberReadDefaults,
  id: 'getFileQuota',
  path: '/me/file-quota',
  tag: 'files',
  response: FileQuota,
});
