const KEY = 'plaza.spared';

/**
 * Spares the drafts and waiting writes of a member from the sign-out that follows, because nobody asked them. They are
 * theirs again when they are back; nobody else's sign-in shows them. Takes the provider's id.
 */
export function preserveOnSignOut(uid: string): void {
  try {
    localStorage.setItem(KEY, uid);
  } catch {
    // Storage forbidden: then nothing was kept either.
  }
}

/** Whether what the member wrote stays on this device. On disk, because every tab clears for itself. */
export function isPreservedOnSignOut(uid: string): boolean {
  try {
    return localStorage.getItem(KEY) === uid;
  } catch {
    return false;
  }
}

/** The member is back: the next sign-out is theirs to decide again. */
export function stopPreserving(uid: string): void {
  if (isPreservedOnSignOut(uid)) localStorage.removeItem(KEY);
}
