import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { RouteError } from '@/components/shell/RouteError';
import { NotFound } from '@/components/shell/not-found/NotFound';
import { RoutePending } from '@/components/shell/RoutePending';
import { nextPaint } from '@/lib/browser/after-paint';
import type { Auth } from '@/lib/auth/auth-types';
import type { SettingsPatch } from '@/lib/settings/settings';
import { setPendingPath } from '@/lib/navigation/pending-navigation';
import type { Routes } from './feed-routes';

/** What every route gets. */
export interface RouterContext {
  queryClient: QueryClient;
  auth: Auth;
}

interface Options extends RouterContext {
  /** All of them, or the feed's to begin with. */
  routes: Routes;
  /** Tests bring a memory history; the browser's own is the default. */
  history?: RouterHistory;
}

/** Makes the app's router. A factory, so that each test builds its own. */
export function createAppRouter({ routes, queryClient, auth, history }: Options) {
  const router = createRouter({
    routeTree: routes,
    basepath: '/webapp',
    context: { queryClient, auth },
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultPendingComponent: RoutePending,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFound,
    scrollRestoration: true,
  });
  const { load } = router;
  // A press on a link is answered first: the way it goes is marked, and its page is drawn once that has been painted.
  router.load = async (options) => {
    router.updateLatestLocation();
    const from = router.stores.resolvedLocation.get()?.pathname;
    const to = router.latestLocation.pathname;
    if (from !== undefined && from !== to) {
      setPendingPath(to);
      await nextPaint();
    }
    await load(options).finally(() => setPendingPath(null));
  };
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface StaticDataRouteOption {
    /** Page title: the h1, the last crumb and the document title `<title> | Plaza`. */
    title?: string;
    /** Crumbs between Plaza and the title, outermost first: ['Components', 'Charts']. */
    crumbs?: readonly string[];
    /** A layout shown on this page only; module scope, so that it stays the same object. */
    layout?: SettingsPatch;
  }
}
