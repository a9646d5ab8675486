import '@/lib/browser/trusted-types';
import '@/styles/app.scss';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { configureApi } from '@/lib/api/client';
import { createAuth } from '@/lib/auth/create-auth';
import { listenForDevtoolsShortcut, isDevtoolsSearch } from '@/lib/devtools/devtools-url';
import { hasStoredFaults } from '@/lib/devtools/stored-faults';
import { treatStylesAsScripts } from '@/lib/navigation/chunk-load-error';
import { env } from '@/lib/config/env';
import { drawContentFirst } from '@/lib/browser/first-content';
import { keepRoutesForLater } from '@/lib/navigation/later-routes';
import { registerSignOutCleanup } from '@/lib/auth/sign-out-cleanup';
import { stylesReady } from './styles-ready';
import { syncSettingsAcrossTabs } from '@/lib/settings/settings';
import { keepSettingsApplied } from '@/lib/settings/apply-settings';
import { createQueryClient } from '@/queries/client';
import { clearOutbox } from '@/queries/outbox/registry';
import { POST_LIST_KEY } from '@/queries/social/post/post-list';
import { feedRoutes } from './feed-routes';
import { createAppRouter } from './router';

/** Milliseconds the first page has for itself before anything else is fetched. */
const AHEAD_MS = 3_000;
/** Milliseconds that the shell of index.html stands for the person to be known, before a message says what is awaited. */
const KNOWN_MS = 500;

/** Milliseconds more for the first posts, which then come before what stands around them. */
const POSTS_MS = 300;

/** Whether something comes about in so many milliseconds. */
const within = (ms: number, what: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    what.then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), ms)),
  ]);

/** Opens the app on the page of the address. Not at the top of the module: the pages, which import it, would wait for it. */
export async function start(): Promise<void> {
  // Asked before the router, which may rewrite the address.
  const devtools = isDevtoolsSearch(location.search);
  listenForDevtoolsShortcut(devtools);

  treatStylesAsScripts();

  const auth = createAuth();
  configureApi({ baseUrl: env.apiBaseUrl, getToken: auth.getToken });
  const queryClient = createQueryClient();
  registerSignOutCleanup(async (uid) => {
    await clearOutbox(queryClient, uid);
    queryClient.clear();
  });
  const loadRoutes = async () => (await import('@/routeTree.gen')).routeTree;
  const startsAtFeed = /\/webapp\/(?:dashboard\/?)?$/.test(location.pathname);
  const routes = startsAtFeed ? feedRoutes() : await loadRoutes();
  const router = createAppRouter({ routes, queryClient, auth });
  if (startsAtFeed) {
    keepRoutesForLater(async () => {
      await loadRoutes();
      router.setRoutes(router.buildRouteTree());
    });
  }

  keepSettingsApplied();
  syncSettingsAcrossTabs();

  /** The app works without it: where it is forbidden or out of reach there is only no page without a network. */
  const startWorker = () =>
    void import('./service-worker')
      .then(({ registerServiceWorker: startServiceWorker }) => startServiceWorker())
      .catch(() => undefined);

  // What index.html shows until the first page stands.
  const stopWatching = router.subscribe('onRendered', () => {
    document.querySelector('#splash')?.remove();
    stopWatching();
    setTimeout(() => {
      if (import.meta.env.PROD && 'serviceWorker' in navigator) startWorker();
      void import('./prefetch').then(
        ({ loadAhead }) => loadAhead(auth.getState().user !== null),
        () => undefined,
      );
    }, AHEAD_MS);
  });

  const root = document.querySelector('#root');
  if (!root) throw new Error('index.html has no #root');
  await stylesReady();
  // Before the first call goes out.
  if (hasStoredFaults()) (await import('@/components/shell/devtools/start-faults')).startFaults();
  // Whoever is known by then gets the page at once, and its first posts are asked for before the shell is drawn. What
  // goes wrong is shown by the router's own first look.
  await within(KNOWN_MS, router.load());
  const firstPosts = queryClient.getQueryCache().findAll({ queryKey: [POST_LIST_KEY, 'feed'] })[0]?.promise;
  if (firstPosts && (await within(POSTS_MS, firstPosts))) drawContentFirst();
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
  if (devtools) {
    const { showDevtools } = await import('@/components/shell/devtools/show-devtools');
    showDevtools({ router, queryClient });
  }
}
