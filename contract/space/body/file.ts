import * as z from 'zod/mini';
import { MediaType } from '../file';
import { MAX_FILE_NAME_LENGTH } from '../file-limits';
import { Count, Id, Instant } from '../../primitives';

export const SpaceFileVersion = z.object({
  bytes: Count,
  type: MediaType,
  at: Instant,
  /** Who uploaded it; null for a removed account. */
  byId: z.nullable(Id),
});
export type SpaceFileVersion = z.infer<typeof SpaceFileVersion>;

/** A file, or a folder, which has no versions. */
export const SpaceFile = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(MAX_FILE_NAME_LENGTH)),
  folder: z.boolean(),
  /** Id of the folder; null at the top level. */
  parentId: z.nullable(Id),
  starred: z.boolean(),
  /** Stars, 1 to 5; 0 or absent for none. For all members. */
  rating: z.optional(z.int().check(z.gte(0), z.lte(5))),
  createdAt: Instant,
  /** Who created it; null for a removed account. */
  byId: z.nullable(Id),
  /** When it was moved to the bin; null outside the bin. */
  trashedAt: z.nullable(Instant),
  /** By the id of the upload, set one by one; null removes a version and its content. */
  versions: z.record(Id, z.nullable(SpaceFileVersion)),
  /** The version that is shown; null for a folder. */
  current: z.nullable(Id),
});
export type SpaceFile = z.infer<typeof SpaceFile>;
