import { basePath } from '@/lib/config/base-path';
import { showToast } from '@/lib/overlays/toast';

/** The only script URL that the Trusted Types policy allows (trusted-types.ts). */
const WORKER_URL = `${basePath}/sw.js`;
const UPDATE_CHECK_MS = 60 * 60_000;
/** Longer than a draft waits before it is on disk. */
const RELOAD_DELAY_MS = 800;

const reload = () => setTimeout(() => location.reload(), RELOAD_DELAY_MS);

function activateWorker(worker: ServiceWorker): void {
  // Another tab has let it in already.
  if (worker.state !== 'installed') return void reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  worker.postMessage('take-over');
}

const offerReload = (worker: ServiceWorker): void =>
  showToast({
    id: 'new-version',
    type: 'info',
    title: 'A new version is ready',
    text: 'Your drafts are kept.',
    durationSeconds: 0,
    action: { label: 'Reload', run: () => activateWorker(worker) },
  });

function watchForUpdate(registration: ServiceWorkerRegistration): void {
  const { installing } = registration;
  installing?.addEventListener('statechange', () => {
    // The very first one replaces nothing.
    if (installing.state === 'installed' && navigator.serviceWorker.controller) offerReload(installing);
  });
}

/** What this page has loaded before the worker stood passes it once more, out of the browser's own cache. */
function refetchLoadedFiles(): void {
  for (const { name } of performance.getEntriesByType('resource')) {
    const { origin, pathname } = new URL(name);
    if (origin === location.origin && /^\/webapp\/(?:assets\/|art\/|icon)/.test(pathname))
      fetch(name).catch(() => undefined);
  }
}

/** Makes the app open without a network, and says when a newer version waits; nothing reloads by itself. */
export async function registerServiceWorker(): Promise<void> {
  if (!navigator.serviceWorker.controller)
    navigator.serviceWorker.addEventListener('controllerchange', refetchLoadedFiles, { once: true });
  const registration = await navigator.serviceWorker.register(WORKER_URL, { updateViaCache: 'none' });
  if (registration.waiting && navigator.serviceWorker.controller) offerReload(registration.waiting);
  registration.addEventListener('updatefound', () => watchForUpdate(registration));
  watchForUpdate(registration);
  const ask = () => void registration.update().catch(() => undefined);
  setInterval(ask, UPDATE_CHECK_MS);
  window.addEventListener('online', ask);
}
