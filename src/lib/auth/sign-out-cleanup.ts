/** Removes what is left of a member on this device: caches, drafts, queues. Gets the provider's id of the member. */
type SignOutCleanup = (uid: string) => void | Promise<void>;

const cleanups = new Set<SignOutCleanup>();

/**
 * Registers a clean-up for the moment a member is gone: signed out here, in another tab or by the provider, or
 * replaced by somebody else. Returns how to take it back.
 */
export function registerSignOutCleanup(cleanUp: SignOutCleanup): () => void {
  cleanups.add(cleanUp);
  return () => {
    cleanups.delete(cleanUp);
  };
}

/** What local storage holds under such a name goes with the member, whichever page put it there. */
export const MEMBER_STORAGE_PREFIX = 'plaza.own.';

function clearMemberStorage(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(MEMBER_STORAGE_PREFIX)) localStorage.removeItem(key);
  }
}

/** Runs them all; one that fails does not keep the others from their work. */
export async function runSignOutCleanups(uid: string): Promise<void> {
  await Promise.allSettled([clearMemberStorage, ...cleanups].map(async (cleanUp) => cleanUp(uid)));
}
