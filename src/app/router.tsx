import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { RouteError } from '@/components/shell/RouteError';
import { NotFound } from '@/components/shell/not-found/NotFound';
import { RoutePending } from '@/components/shell/RoutePending';
import { basePath } from '@/lib/config/base-path';
import type { RouterContext } from '@/lib/navigation/router-context';
import { parseSearch, stringifySearch } from '@/lib/navigation/search-params';
import type { SettingsPatch } from '@/lib/settings/settings';
import { SERVICE_WAIT_MS } from '@/queries/loader';
import { routeTree } from '@/routeTree.gen';

interface Options extends RouterContext {
  /** Browser history by default; tests pass a memory history. */
  history?: RouterHistory;
}

export function createAppRouter({ queryClient, auth, history }: Options) {
  return createRouter({
    routeTree,
    basepath: basePath,
    context: { queryClient, auth },
    parseSearch,
    stringifySearch,
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    // Later than the page that no longer waits for the service: this one would hide it, and what has the focus.
    defaultPendingMs: SERVICE_WAIT_MS + 50,
    defaultPendingMinMs: 0,
    defaultPendingComponent: RoutePending,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFound,
    scrollRestoration: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface StaticDataRouteOption {
    /** Page title: the h1, the last breadcrumb and the document title `<title> | Plaza`. */
    title?: string;
    /** Breadcrumbs between Plaza and the title, outermost first: ['Components', 'Charts']. */
    crumbs?: readonly string[];
    /** The page shows sample data; `or-space` if no space is chosen, `or-messages` if not the member's own messages. */
    sample?: 'always' | 'or-space' | 'or-messages';
    /** Opens while the device is locked: shows nothing of the member but the name. */
    openWhenLocked?: true;
    /** Layout of this page only. Declare at module scope: the shell applies it whenever the object changes. */
    layout?: SettingsPatch;
  }
}
