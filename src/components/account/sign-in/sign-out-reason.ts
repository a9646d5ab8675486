import { wasAccountDeleted, wasSignedOutEverywhere, wasSignedOutRemotely } from '@/lib/auth/remote-sign-out';
import { signInText } from '@/messages/account/sign-in';

interface SignOutReason {
  title: string;
  text: string;
}

/** Why the last session ended on this device; null if the member signed out here. */
export function signOutReason(): SignOutReason | null {
  if (wasAccountDeleted())
    return { title: signInText.yourAccountWillBeDeleted, text: signInText.deletionHint };
  if (wasSignedOutEverywhere())
    return { title: signInText.signedOutEverywhere, text: signInText.dataRemoved };
  return wasSignedOutRemotely()
    ? { title: signInText.signedOutHere, text: signInText.signedOutByOther }
    : null;
}
