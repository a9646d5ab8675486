const KEY = 'plaza.parted';

/** Notes for the sign-in page that a sign-out everywhere reached this device; nothing about whose it was. */
export function markRemoteSignOut(): void {
  try {
    localStorage.setItem(KEY, 'everywhere');
  } catch {
    // Storage forbidden: the page asks to sign in without saying why.
  }
}

/** Whether a sign-out everywhere was the last thing that happened to a member here. */
export function wasSignedOutRemotely(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Somebody is in again. */
export function clearRemoteSignOut(): void {
  if (wasSignedOutRemotely()) localStorage.removeItem(KEY);
}
