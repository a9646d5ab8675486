import * as z from 'zod/mini';
import { storageEntry } from './storage-entry';

const PendingUpload = z.object({
  /** Of the upload on the service, and of the bytes on this device. */
  id: z.uuid(),
  spaceId: z.string(),
  /** The item that gets the file as its version. */
  itemId: z.string(),
  /** The item exists. */
  isVersion: z.boolean(),
  title: z.string(),
  parentId: z.nullable(z.string()),
  type: z.string(),
  bytes: z.int(),
});
export type PendingUpload = z.infer<typeof PendingUpload>;

/** Uploads to spaces that have not ended, which the next visit resumes. */
export const pendingUploads = storageEntry<PendingUpload[]>({
  key: 'plaza.file-uploads',
  schema: z.array(PendingUpload),
  fallback: [],
});

export function addPendingUpload(upload: PendingUpload): void {
  pendingUploads.set([...pendingUploads.get(), upload]);
}

export function removePendingUpload(id: string): void {
  const rest = pendingUploads.get().filter((upload) => upload.id !== id);
  if (rest.length > 0) pendingUploads.set(rest);
  else pendingUploads.remove();
}
