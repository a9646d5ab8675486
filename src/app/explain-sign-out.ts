import type { AnyRouter } from '@tanstack/react-router';
import { wasAccountDeleted, wasSignedOutEverywhere, wasSignedOutRemotely } from '@/lib/auth/remote-sign-out';
import { showToast } from '@/lib/overlays/toast';
import { signInText } from '@/messages/account/sign-in';

/** Says why the session ended on a page that visitors may read; the sign-in page says so itself. */
export function explainSignOut(router: AnyRouter): void {
  const isSigningIn = router.state.matches.some(({ routeId }) => routeId === '/_bare/auth/login');
  if (isSigningIn || !wasSignedOutRemotely()) return;
  const isOwnWish = wasSignedOutEverywhere() || wasAccountDeleted();
  showToast({
    type: 'warning',
    title: signInText.signedOutHere,
    text: isOwnWish ? signInText.dataRemoved : signInText.signedOutByOther,
    durationSeconds: 0,
  });
}
