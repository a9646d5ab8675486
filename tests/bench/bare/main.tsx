import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
} from 'firebase/auth';
import { createRoot } from 'react-dom/client';

/** The same stack with nothing on it: what any app of it costs before it does a thing. */
const auth = initializeAuth(initializeApp({ apiKey: 'bare', projectId: 'demo-bare' }), {
  persistence: indexedDBLocalPersistence,
});
connectAuthEmulator(auth, location.origin, { disableWarnings: true });
onIdTokenChanged(auth, () => undefined);

function Page() {
  const { data } = useQuery({ queryKey: ['bare'], queryFn: () => Promise.resolve('Ready') });
  return data ? <article>{data}</article> : null;
}

const root = createRootRoute({ component: Outlet });
const page = createRoute({ getParentRoute: () => root, path: '$', component: Page });
const router = createRouter({ routeTree: root.addChildren([page]) });
const element = document.querySelector('#root');
if (element) {
  createRoot(element).render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
}
