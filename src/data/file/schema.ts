import * as z from 'zod/mini';
import type { User } from '@/data/user/schema';

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

/** A file or a project: the fields of section 3 of the specification. */
export const FileOrProject = z.object({
  id: z.int(),
  title: z.string(),
  /** Name of an icon of the app that shows it. */
  icon: z.string(),
  /** A label: "Spreadsheet" of a file, "In progress" of a project. */
  file: z.string(),
  /** Name of a colour variant for the label. */
  fileVariant: z.string(),
  userId: z.int(),
  /** Moment of the last change, ISO 8601. */
  date: z.string(),
  /** As shown: "1.4 MB" of a file, "12 tasks" of a project. */
  size: z.string(),
  /** Who shares it: initials and the colour variant of their badge. */
  members: z.array(z.object({ text: z.string(), variant: z.string() })),
});
export type FileOrProject = z.infer<typeof FileOrProject>;

/** A file or folder as kept. */
export const FileRecord = z.extend(FileOrProject, {
  kind: z.enum(fileKinds),
  /** Folder it lies in; null at the top. */
  parentId: z.nullable(z.int()),
  bytes: z.int(),
  memberIds: z.array(z.int()),
  starred: z.boolean(),
  /** Moment it went to the bin, ISO 8601; null outside of it. */
  trashedAt: z.nullable(z.string()),
  /** Where `data/blob.ts` has the bytes; null for a seeded one. */
  blobKey: z.nullable(z.string()),
  /** Media type of the bytes, "image/png". */
  type: z.string(),
});
export type FileRecord = z.infer<typeof FileRecord>;

/** A file with the person it belongs to. */
export interface FileWithUser extends FileRecord {
  user: User | null;
}
