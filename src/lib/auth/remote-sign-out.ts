import * as z from 'zod/mini';
import { storageEntry } from '@/lib/storage/storage-entry';

const remoteSignOut = storageEntry({
  key: 'plaza.parted',
  schema: z.nullable(z.string()),
  fallback: null,
  format: 'text',
});

/** `remote`: the service refused the session, which another device has ended. */
type SignOutReason = 'remote' | 'everywhere' | 'deletion';

export const wasSignedOutEverywhere = (): boolean => remoteSignOut.get() === 'everywhere';

export const wasAccountDeleted = (): boolean => remoteSignOut.get() === 'deletion';

/** Lets the sign-in page explain why the session on this device ended. */
export function markRemoteSignOut(reason: SignOutReason = 'remote'): void {
  if (reason !== 'remote' || !wasSignedOutRemotely()) remoteSignOut.set(reason);
}

export const wasSignedOutRemotely = (): boolean => remoteSignOut.get() !== null;

export function clearRemoteSignOut(): void {
  if (wasSignedOutRemotely()) remoteSignOut.remove();
}
