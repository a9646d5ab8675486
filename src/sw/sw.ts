import { cacheFirst, getCachedPage, precache, staleWhileRevalidate, storePages, trimAssets } from './caches';
import type { BuildFile, WorkerFetchEvent, WorkerScope } from './worker-scope';

declare const self: WorkerScope & { readonly BUILD_FILES: readonly BuildFile[] };

const BASE = '/webapp/';
/** Time limit for the network before the cached page is used. */
const NETWORK_TIMEOUT_MS = 4_000;
// Injected by the build.
const buildFiles = self.BUILD_FILES;

const networkTimeout = (): Promise<null> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(null), NETWORK_TIMEOUT_MS);
  });

/** Network first, so that a new version shows at once; the cached page otherwise. */
async function networkFirst(request: Request): Promise<Response> {
  const fromNetwork = fetch(request);
  // A rejection after the timeout has no other handler.
  fromNetwork.catch(() => undefined);
  const response = await Promise.race([fromNetwork, networkTimeout()]).catch(() => null);
  if (response && response.status < 500) return response;
  return (await getCachedPage(BASE)) ?? fromNetwork;
}

function handleFetch(event: WorkerFetchEvent): void {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // Never intercept the API or other origins.
  if (request.method !== 'GET' || origin !== self.location.origin || !pathname.startsWith(BASE)) return;
  const path = pathname.slice(BASE.length);
  if (request.mode === 'navigate') event.respondWith(networkFirst(request));
  else if (path.startsWith('assets/')) event.respondWith(cacheFirst(request));
  else if (path.startsWith('art/') || path.startsWith('icon'))
    event.respondWith(staleWhileRevalidate(request, (work) => event.waitUntil(work)));
}

/** Focuses an open tab, or opens the notification's target. */
async function focusOrOpenPage(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => new URL(url).pathname.startsWith(BASE));
  await (page ? page.focus() : self.clients.openWindow(`${BASE}notifications`));
}

self.addEventListener('install', (event) => event.waitUntil(precache(buildFiles, BASE)));
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), trimAssets(buildFiles, BASE)])),
);
self.addEventListener('fetch', handleFetch);
self.addEventListener('message', (event) => {
  // Until then every open tab keeps its version.
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting());
  else if (event.data === 'store-pages') event.waitUntil(storePages(buildFiles, BASE));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(focusOrOpenPage());
});
