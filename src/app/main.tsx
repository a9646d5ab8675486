import '@/lib/config/zod';
import '@/lib/browser/trusted-types';
import '@/styles/app.scss';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { configureApi } from '@/lib/api/client';
import { type AppAuth, createAuth } from '@/lib/auth/create-auth';
import { readStoredSession } from '@/lib/auth/stored-session';
import { env } from '@/lib/config/env';
import { isDevtoolsSearch, listenForDevtoolsShortcut } from '@/lib/devtools/devtools-shortcut';
import { hasStoredFaults } from '@/lib/devtools/stored-faults';
import { chooseReloads } from '@/lib/navigation/chunk-load-error';
import { keepSettingsApplied } from '@/lib/settings/apply-settings';
import { layoutOfAddress } from '@/lib/settings/layout-presets';
import { previewLayout, syncSettingsAcrossTabs } from '@/lib/settings/settings';
import { restoreFeed } from '@/queries/social/feed/stored-feed';
import { loadTranslations } from '@/messages/messages';
import { formatCount } from '@/messages/words';
import { App } from './App';
import { waitForQuietNetwork } from './network-quiet';
import { createAppRouter } from './router';
import { createSessions, type Session } from './sessions';
import { applyStylesheet, loadFonts } from './stylesheet';

/** Maximum time the splash waits for the session and the first page, in ms; the page's pending state follows. */
const FIRST_PAGE_TIMEOUT_MS = 500;
/** Maximum wait for the browser's storage, in ms. */
const STORED_FEED_TIMEOUT_MS = 200;
/** Delay after the first page before background downloads begin at the earliest, in ms. */
const BACKGROUND_DELAY_MS = 3_000;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Ends the current task: promises alone would run the whole start as one, which blocks frames. */
const nextTask = (): Promise<void> => sleep(0);

async function start(): Promise<void> {
  const root = document.querySelector('#root');
  if (!root) throw new Error('index.html has no #root element');

  // Document
  const translations = loadTranslations('shell', 'ui', 'social');
  await Promise.all([nextTask(), translations]);
  chooseReloads();
  const styles = applyStylesheet().then(loadFonts);
  // Before the shell reads the route: the splash must not change its layout.
  previewLayout(layoutOfAddress(location));
  keepSettingsApplied();
  syncSettingsAcrossTabs();
  // Read before the router exists, because the router may rewrite the address.
  const showsDevtools = isDevtoolsSearch(location.search);
  listenForDevtoolsShortcut(showsDevtools);
  const loadKeepFocus = () =>
    void import('./keep-focus').then(({ keepFocus }) => keepFocus()).catch(() => undefined);
  // Not with the first key, which may be the Enter that removes what has the focus.
  document.addEventListener('focusin', loadKeepFocus, { once: true });

  // Session, API and cache. index.html has asked for the stored session and the first data already.
  const auth = createAuth(undefined, await readStoredSession());
  configureApi({ baseUrl: env.apiBaseUrl, getToken: auth.getToken });
  const sessions = createSessions(auth);
  await restoreLastFeed(sessions.get());
  // Injected faults must be in place before the first API call.
  if (hasStoredFaults()) (await import('@/components/shell/devtools/start-faults')).startFaults();

  // First page: its code downloads while the session resolves. The router reports load errors when it renders.
  await nextTask();
  const router = createAppRouter({ queryClient: sessions.get().queryClient, auth });
  // In another language the page's words come first (__root.tsx).
  const [routes] = translations ? [[]] : router.getMatchedRoutes(router.latestLocation.pathname);
  for (const route of routes) router.loadRouteChunk(route)?.catch(() => undefined);
  await nextTask();
  await Promise.race([router.load(), sleep(FIRST_PAGE_TIMEOUT_MS)]).catch(() => undefined);
  await styles;

  const stopListening = router.subscribe('onRendered', () => {
    stopListening();
    document.querySelector('#splash')?.remove();
    // Menus and dialogs of the Feed.
    void loadTranslations('account', 'workspace');
    void waitForQuietNetwork(BACKGROUND_DELAY_MS).then(() => startBackgroundWork(auth));
  });
  // A transition renders in slices, so that no task of the first page is long.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App router={router} sessions={sessions} />
      </StrictMode>,
    ),
  );

  if (showsDevtools) {
    const { showDevtools } = await import('@/components/shell/devtools/show-devtools');
    showDevtools({ router, sessions });
  }
}

/** Posts of the last visit show at once; the service's answer follows (refresh-restored-feed.ts). */
async function restoreLastFeed({ uid, isReady, queryClient }: Session): Promise<void> {
  if (uid === null || !isReady) return;
  const stored = await Promise.race([window.plazaEarly?.storedFeed, sleep(STORED_FEED_TIMEOUT_MS)]);
  const tab = new URLSearchParams(location.search).get('tab') === 'following' ? 'following' : 'for-you';
  restoreFeed(queryClient, stored, tab);
}

/** Confirms the session, then starts optional downloads: the app works without each of them. */
function startBackgroundWork(auth: AppAuth): void {
  void auth.confirm();
  // The first formatter of Intl takes 10 ms, for which the first page with a date or a large count would wait.
  formatCount(1000);
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    import('./service-worker')
      .then(({ registerServiceWorker }) => registerServiceWorker())
      .catch(() => undefined);
  import('./prefetch')
    .then(({ prefetchLikelyChunks }) => prefetchLikelyChunks(auth.getState().user !== null))
    .catch(() => undefined);
}

void start();
