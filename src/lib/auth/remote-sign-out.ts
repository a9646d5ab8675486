import * as z from 'zod/mini';
import { storageEntry } from '@/lib/storage/storage-entry';

const remoteSignOut = storageEntry({
  key: 'plaza.parted',
  schema: z.nullable(z.string()),
  fallback: null,
  format: 'text',
});

/** Lets the sign-in page explain that "sign out everywhere" ended the session on this device. */
export function markRemoteSignOut(): void {
  remoteSignOut.set('everywhere');
}

export const wasSignedOutRemotely = (): boolean => remoteSignOut.get() !== null;

export function clearRemoteSignOut(): void {
  if (wasSignedOutRemotely()) remoteSignOut.remove();
}
