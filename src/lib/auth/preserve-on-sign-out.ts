import * as z from 'zod/mini';
import { storageEntry } from '@/lib/storage/storage-entry';

const preservedUid = storageEntry({
  key: 'plaza.spared',
  schema: z.nullable(z.string()),
  fallback: null,
  format: 'text',
});

/**
 * Keeps the drafts and unsent writes of a member through a sign-out that the member did not ask for.
 * `uid` is the provider's id. The data reappears when this member signs in again, for no other member.
 */
export function preserveOnSignOut(uid: string): void {
  preservedUid.set(uid);
}

export const isPreservedOnSignOut = (uid: string): boolean => preservedUid.get() === uid;

export function stopPreserving(uid: string): void {
  if (isPreservedOnSignOut(uid)) preservedUid.remove();
}

/** The last sign-out on this device preserved a member's work: wrong PINs caused it. */
export const hasPreservedWork = (): boolean => preservedUid.get() !== null;
