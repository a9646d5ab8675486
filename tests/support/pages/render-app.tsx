import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { configureApi } from '@/lib/api/client';
import { createQueryClient } from '@/queries/client';
import { clearOutbox, stopOutbox } from '@/queries/outbox/registry';
import { App } from '@/app/App';
import { createAppRouter } from '@/app/router';
import { createSessions } from '@/app/sessions';
import { closeOverlays } from '@/lib/overlays/overlay-store';
import { endSession } from '@/lib/session/member-session';
import { previewLayout, resetSettings } from '@/lib/settings/settings';
import { fakeAuth, type FakeAuth } from './fake-auth';

interface Options {
  /** Defaults to the demo member; `fakeAuth(null)` is signed out. */
  auth?: FakeAuth;
}

/**
 * Renders the app at a path below /webapp ("/auth/login?redirect=/post") with the real router. Resolves when
 * the router has settled, or at once while the auth state resolves.
 */
export async function renderApp(path: string, { auth = fakeAuth() }: Options = {}) {
  const sessions = createSessions(auth, () => {
    const client = createQueryClient();
    client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
    return client;
  });
  const { queryClient } = sessions.get();
  configureApi({ baseUrl: '/api/v1', getToken: auth.getToken });
  // The next test finds no member, overlay or setting of this one.
  onTestFinished(async () => {
    closeOverlays();
    previewLayout(null);
    resetSettings();
    const { uid, queryClient: client } = sessions.get();
    stopOutbox(client);
    endSession();
    await clearOutbox(uid ?? 'nobody');
  });
  const history = createMemoryHistory({ initialEntries: [`/webapp${path}`] });
  const router = createAppRouter({ queryClient, auth, history });
  if (!auth.getState().loading) await router.load();
  const user = userEvent.setup();
  const view = render(<App router={router} sessions={sessions} />);
  return {
    ...view,
    auth,
    queryClient,
    router,
    user,
    /** Current path below /webapp: "/auth/login?redirect=%2Fpost". */
    address: () => router.state.location.href.replace(/^\/webapp/, ''),
  };
}
