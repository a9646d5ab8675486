import { basePath } from '@/lib/config/base-path';
import { isDataSaved } from '@/lib/browser/saved-data';
import { reloadPage } from '@/lib/navigation/reload-page';
import { showToast } from '@/lib/overlays/toast';
import { sessionUid } from '@/lib/session/member-session';
import { noticeText } from '@/messages/shell/notice';

/** The only script URL that the Trusted Types policy allows (trusted-types.ts). */
const WORKER_URL = `${basePath}/sw.js`;
const UPDATE_CHECK_MS = 60 * 60_000;
const IDLE_DELAY_MS = 5_000;

function activateWorker(worker: ServiceWorker): void {
  // Another tab has activated the worker already.
  if (worker.state !== 'installed') return reloadPage();
  navigator.serviceWorker.addEventListener('controllerchange', reloadPage, { once: true });
  worker.postMessage('take-over');
}

const offerReload = (worker: ServiceWorker): void =>
  showToast({
    id: 'new-version',
    type: 'info',
    title: noticeText.newVersion,
    text: noticeText.newVersionHint,
    durationSeconds: 0,
    action: { label: noticeText.reload, run: () => activateWorker(worker) },
  });

function watchForUpdate(registration: ServiceWorkerRegistration): void {
  const { installing } = registration;
  installing?.addEventListener('statechange', () => {
    // The first worker ever installed replaces no version; Safari may call it the controller before it is installed.
    if (installing.state === 'installed' && registration.active) offerReload(installing);
  });
}

/** Requests the files that loaded before the worker was active again, so that it stores them; the HTTP cache answers. */
function refetchLoadedFiles(): void {
  for (const { name } of performance.getEntriesByType('resource')) {
    const { origin, pathname } = new URL(name);
    if (origin === location.origin && /^\/webapp\/(?:assets\/|art\/|icon)/.test(pathname))
      fetch(name).catch(() => undefined);
  }
}

/** Asks the worker for the files of all pages, 2.1 MB compressed, once the browser is idle and for members only. */
function storePagesWhenIdle(): void {
  if (isDataSaved()) return;
  const store = () => {
    if (sessionUid.get() === null) return;
    stop();
    const ask = () =>
      void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage('store-pages'));
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(ask);
    else setTimeout(ask, IDLE_DELAY_MS);
  };
  const stop = sessionUid.subscribe(store);
  store();
}

/** Enables offline use and offers new versions in a toast; the page never reloads automatically. */
export async function registerServiceWorker(): Promise<void> {
  if (!navigator.serviceWorker.controller)
    navigator.serviceWorker.addEventListener('controllerchange', refetchLoadedFiles, { once: true });
  const registration = await navigator.serviceWorker.register(WORKER_URL, { updateViaCache: 'none' });
  if (registration.waiting && navigator.serviceWorker.controller) offerReload(registration.waiting);
  registration.addEventListener('updatefound', () => watchForUpdate(registration));
  watchForUpdate(registration);
  storePagesWhenIdle();
  const checkForUpdate = () => void registration.update().catch(() => undefined);
  setInterval(checkForUpdate, UPDATE_CHECK_MS);
  window.addEventListener('online', checkForUpdate);
}
