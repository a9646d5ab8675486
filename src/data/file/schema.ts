import * as z from 'zod/mini';
import { type Person, PersonId } from '@/data/task/schema';
import { fileKinds } from './kinds';

/** Fields of section 3 of the specification. */
export const FileOrProject = z.object({
  /** A number of the sample, or the uuid of a project. */
  id: z.union([z.int(), z.uuid()]),
  title: z.string(),
  /** Icon name. */
  icon: z.string(),
  /** Label: "Spreadsheet" for a file, "In progress" for a project. */
  file: z.string(),
  /** Colour variant of the label. */
  fileVariant: z.string(),
  /** A number of the sample's people, or the id of a member in a space. */
  userId: z.union([z.int(), z.uuid()]),
  /** Last change, ISO 8601. */
  date: z.string(),
  /** Display text: "1.4 MB" for a file, "12 tasks" for a project. */
  size: z.string(),
  /** People with access: initials and colour variant of each badge. */
  members: z.array(z.object({ text: z.string(), variant: z.string() })),
});
export type FileOrProject = z.infer<typeof FileOrProject>;

export const FileVersion = z.object({
  /** Names the content: an upload of the space, a key in `data/store/blob.ts`, or a sample file. */
  id: z.string(),
  bytes: z.int(),
  /** Media type, "image/png". */
  type: z.string(),
  /** Time of the upload, ISO 8601. */
  at: z.string(),
  /** Who uploaded it; null for a removed account. */
  byId: z.nullable(PersonId),
});
export type FileVersion = z.infer<typeof FileVersion>;

export const FileRecord = z.extend(FileOrProject, {
  id: z.uuid(),
  kind: z.enum(fileKinds),
  /** Id of the folder; null at the top level. */
  parentId: z.nullable(z.uuid()),
  /** Of the shown version, as is the type. */
  bytes: z.int(),
  memberIds: z.array(PersonId),
  starred: z.boolean(),
  /** Stars, 1 to 5; 0 or absent for none. */
  rating: z.optional(z.int()),
  /** Time of the move to the bin, ISO 8601; null outside the bin. */
  trashedAt: z.nullable(z.string()),
  /** Newest first; a folder has none. */
  versions: z.array(FileVersion),
  /** Id of the shown version; null for a folder. */
  current: z.nullable(z.string()),
  type: z.string(),
});
export type FileRecord = z.infer<typeof FileRecord>;

export interface FileWithUser extends FileRecord {
  /** Null for a removed account. */
  user: Person | null;
}
