import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { configureApi } from '@/lib/api/client';
import { createQueryClient } from '@/queries/client';
import { clearOutbox } from '@/queries/outbox/registry';
import { createAppRouter } from '@/app/router';
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
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  configureApi({ baseUrl: '/api/v1', getToken: auth.getToken });
  // Clears the outbox between tests.
  onTestFinished(() => clearOutbox(queryClient, auth.getState().user?.uid ?? 'nobody'));
  const history = createMemoryHistory({ initialEntries: [`/webapp${path}`] });
  const router = createAppRouter({ queryClient, auth, history });
  if (!auth.getState().loading) await router.load();
  const user = userEvent.setup();
  const view = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
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
