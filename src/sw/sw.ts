import { assetOf, drawingOf, storedPage, storeShell, trimAssets } from './caches';
import type { FetchEvent, Scope, ShellFile } from './worker-scope';

declare const self: Scope & { readonly SHELL_FILES: readonly ShellFile[] };

const BASE = '/webapp/';
/** A page that is not there by then comes from the cache: a bad line is worse than none. */
const PATIENCE_MS = 4_000;
// Filled in by the build with the files of the feed's first load.
const shell = self.SHELL_FILES;

const patience = (): Promise<null> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(null), PATIENCE_MS);
  });

/** The network's page, so that a new version is seen at once; the stored one where the network has none to give. */
async function pageOf(request: Request): Promise<Response> {
  const asked = fetch(request);
  // Reported below where it matters; an answer that comes too late is nobody's.
  asked.catch(() => undefined);
  const answer = await Promise.race([asked, patience()]).catch(() => null);
  if (answer && answer.status < 500) return answer;
  return (await storedPage(BASE)) ?? asked;
}

function answer(event: FetchEvent): void {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // The service is never answered from here, nor anybody else's address.
  if (request.method !== 'GET' || origin !== self.location.origin || !pathname.startsWith(BASE)) return;
  const rest = pathname.slice(BASE.length);
  if (request.mode === 'navigate') event.respondWith(pageOf(request));
  else if (rest.startsWith('assets/')) event.respondWith(assetOf(request));
  else if (rest.startsWith('art/') || rest.startsWith('icon'))
    event.respondWith(drawingOf(request, (work) => event.waitUntil(work)));
}

/** To the page that is open already, or to what the notice is about. */
async function comeBack(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => new URL(url).pathname.startsWith(BASE));
  await (page ? page.focus() : self.clients.openWindow(`${BASE}notifications`));
}

self.addEventListener('install', (event) => event.waitUntil(storeShell(shell, BASE)));
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), trimAssets(shell, BASE)])),
);
self.addEventListener('fetch', answer);
// Only when the reader asks: until then every open tab keeps the version it began with.
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting());
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(comeBack());
});
