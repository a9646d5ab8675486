import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, indexedDBLocalPersistence, initializeAuth } from 'firebase/auth';
import { createRoot } from 'react-dom/client';

/** Baseline for `npm run bench`: the same stack showing the same posts as plain text. */
const auth = initializeAuth(initializeApp({ apiKey: 'local', projectId: 'demo-plaza' }), {
  persistence: indexedDBLocalPersistence,
});
connectAuthEmulator(auth, location.origin, { disableWarnings: true });

async function readPosts(): Promise<{ id: string; text: string }[]> {
  await auth.authStateReady();
  const token = await auth.currentUser?.getIdToken();
  const answer = await fetch('/api/v1/feed?tab=for-you', { headers: { Authorization: `Bearer ${token}` } });
  return (await answer.json()).items.map((item: { post: { id: string; text: string } }) => item.post);
}

function Page() {
  const { data = [] } = useQuery({ queryKey: ['bare'], queryFn: readPosts });
  return data.map(({ id, text }) => <article key={id}>{text}</article>);
}

const root = createRootRoute({ component: Outlet });
const page = createRoute({ getParentRoute: () => root, path: '$', component: Page });
const router = createRouter({ routeTree: root.addChildren([page]) });
const element = document.querySelector('#root');
if (element) {
  createRoot(element).render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider<typeof router> router={router} />
    </QueryClientProvider>,
  );
}
