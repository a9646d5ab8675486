import { clearMemberStorage } from '@/lib/storage/storage-entry';

/** `uid` is the provider's id of the member who left. */
type SignOutCleanup = (uid: string) => void | Promise<void>;

const cleanups = new Set<SignOutCleanup>([clearMemberStorage]);

/**
 * Registers a clean-up that runs when the member signs out (in any tab or at the provider) or another member
 * signs in. Web storage entries of the member scopes need none. Returns an unregister function.
 */
export function registerSignOutCleanup(cleanUp: SignOutCleanup): () => void {
  cleanups.add(cleanUp);
  return () => {
    cleanups.delete(cleanUp);
  };
}

/** Never rejects: a failed clean-up does not stop the others. */
export async function runSignOutCleanups(uid: string): Promise<void> {
  await Promise.allSettled([...cleanups].map(async (cleanUp) => cleanUp(uid)));
}
