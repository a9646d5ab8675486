import { notify } from '@/lib/overlays/toast';

/** Trusted Types let this one address be a script's. */
const WORKER = '/webapp/sw.js';
const AGAIN_MS = 60 * 60_000;
/** Longer than a draft waits before it is on disk. */
const DRAFT_MS = 800;

const reload = () => setTimeout(() => location.reload(), DRAFT_MS);

function takeOver(worker: ServiceWorker): void {
  // Another tab has let it in already.
  if (worker.state !== 'installed') return void reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  worker.postMessage('take-over');
}

const offer = (worker: ServiceWorker): void =>
  notify({
    id: 'new-version',
    type: 'info',
    title: 'A new version is ready',
    text: 'Your drafts are kept.',
    seconds: 0,
    action: { label: 'Reload', run: () => takeOver(worker) },
  });

function watch(registration: ServiceWorkerRegistration): void {
  const { installing } = registration;
  installing?.addEventListener('statechange', () => {
    // The very first one replaces nothing.
    if (installing.state === 'installed' && navigator.serviceWorker.controller) offer(installing);
  });
}

/** What this page has loaded before the worker stood passes it once more, out of the browser's own cache. */
function passAgain(): void {
  for (const { name } of performance.getEntriesByType('resource')) {
    const { origin, pathname } = new URL(name);
    if (origin === location.origin && /^\/webapp\/(?:assets\/|art\/|icon)/.test(pathname))
      fetch(name).catch(() => undefined);
  }
}

/** Makes the app open without a network, and says when a newer version waits; nothing reloads by itself. */
export async function startServiceWorker(): Promise<void> {
  if (!navigator.serviceWorker.controller)
    navigator.serviceWorker.addEventListener('controllerchange', passAgain, { once: true });
  const registration = await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
  if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting);
  registration.addEventListener('updatefound', () => watch(registration));
  watch(registration);
  const ask = () => void registration.update().catch(() => undefined);
  setInterval(ask, AGAIN_MS);
  window.addEventListener('online', ask);
}
