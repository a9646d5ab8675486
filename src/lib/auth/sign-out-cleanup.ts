/** Removes what is left of a member on this device: caches, drafts, queues. Gets the provider's id of the member. */
type CleanUp = (uid: string) => void | Promise<void>;

const cleanUps = new Set<CleanUp>();

/**
 * Registers a clean-up for the moment a member is gone: signed out here, in another tab or by the provider, or
 * replaced by somebody else. Returns how to take it back.
 */
export function onSignedOut(cleanUp: CleanUp): () => void {
  cleanUps.add(cleanUp);
  return () => {
    cleanUps.delete(cleanUp);
  };
}

/** What local storage holds under such a name goes with the member, whichever page put it there. */
export const OWN_PREFIX = 'plaza.own.';

function forgetOwn(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(OWN_PREFIX)) localStorage.removeItem(key);
  }
}

/** Runs them all; one that fails does not keep the others from their work. */
export async function cleanUpAfter(uid: string): Promise<void> {
  await Promise.allSettled([forgetOwn, ...cleanUps].map(async (cleanUp) => cleanUp(uid)));
}
