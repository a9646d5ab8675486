import type { AnyRouter } from '@tanstack/react-router';
import { signOutReason } from '@/components/account/sign-in/sign-out-reason';
import { showToast } from '@/lib/overlays/toast';

/** Says why the session ended on a page that visitors may read; the sign-in page says so itself. */
export function explainSignOut(router: AnyRouter): void {
  const isSigningIn = router.state.matches.some(({ routeId }) => routeId === '/_bare/auth/login');
  const reason = signOutReason();
  if (reason && !isSigningIn) showToast({ type: 'warning', ...reason, durationSeconds: 0 });
}
