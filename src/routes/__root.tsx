import { createRootRouteWithContext, redirect } from '@tanstack/react-router';
import { LockGate } from '@/components/account/lock/LockGate';
import { SessionPending } from '@/components/account/member-gate/SessionPending';
import { DocumentTitle } from '@/components/shell/DocumentTitle';
import { OverlayHost } from '@/components/shell/overlay/OverlayHost';
import { PageFade } from '@/components/shell/PageFade';
import { PageFocus } from '@/components/shell/PageFocus';
import { isAnyLocked, readLock } from '@/lib/auth/device-lock';
import type { RouterContext } from '@/lib/navigation/router-context';
import { loadTranslations } from '@/messages/messages';

const Root = () => (
  <>
    <DocumentTitle />
    <PageFocus />
    <PageFade />
    <LockGate />
    <OverlayHost />
  </>
);

/** Areas whose words a page needs before its code is evaluated, beside those of the first load. */
function wordsOf(pathname: string, crumbs: readonly string[] = []): string[] {
  if (pathname === '/') return [];
  const isOfGallery = crumbs[0] === 'Components' || crumbs[0] === 'Pages';
  return isOfGallery ? ['account', 'workspace', 'gallery'] : ['account', 'workspace'];
}

export const Route = createRootRouteWithContext<RouterContext>()({
  // The one lock of the app: a locked device opens nothing but the pages that unlock it or sign out.
  beforeLoad: async ({ context: { auth }, location, matches }) => {
    const { openWhenLocked, crumbs } = matches.at(-1)?.staticData ?? {};
    await loadTranslations(...wordsOf(location.pathname, crumbs));
    if (openWhenLocked || !isAnyLocked()) return;
    const state = auth.getState();
    const { user } = state.loading ? await auth.ready() : state;
    const { locked, pin } = readLock(user?.uid ?? '');
    if (!locked) return;
    throw redirect({
      to: pin ? '/auth/login-pin' : '/auth/lock-screen',
      search: { redirect: location.href },
      replace: true,
    });
  },
  pendingMs: 20,
  pendingComponent: SessionPending,
  component: Root,
});
