import type { Page, Request } from '@playwright/test';

/** A page is idle after this long without a request or a DOM change, in ms; longer than the sample data's delay. */
const QUIET_MS = 150;
/** Limit in ms for pages that load for ever, such as the loading examples of the gallery. */
const BUSY_MAX_MS = 3_000;
/** Limit in ms for pages with a running clock or progress bar, once they have loaded. */
const MAX_MS = 5_000;

/** Counts open requests, except event streams, which never end. */
function watchRequests(page: Page): () => number {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.endsWith('/events')) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => open.size;
}

/** Runs in the page: resolves after fonts, pictures and frames are drawn and the DOM is unchanged for `quiet` ms. */
async function pageAtRest([quiet, busyMax, max]: readonly [number, number, number]): Promise<void> {
  // A page learns of another colour scheme with its next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const since = performance.now();
  let loaded = since;
  let changed = since;
  const watcher = new MutationObserver(() => (changed = performance.now()));
  watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  await document.fonts.ready;
  // One loop: tsx compiles inner functions with a helper that the page lacks.
  for (;;) {
    const now = performance.now();
    const loading = document.querySelector('[aria-busy=true]') !== null && now - since < busyMax;
    if (loading) loaded = now;
    const drawn = [...document.images].every((image) => image.complete || image.loading === 'lazy');
    if (now - loaded > max || (now - changed > quiet && drawn && !loading)) break;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  watcher.disconnect();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/**
 * Returns a function that waits until the page is idle, and has loaded for at most `busyMaxMs`. Call before opening the
 * page.
 */
export function restOf(page: Page, busyMaxMs = BUSY_MAX_MS): () => Promise<void> {
  const open = watchRequests(page);
  return async () => {
    for (const until = Date.now() + busyMaxMs + MAX_MS; Date.now() < until;) {
      await page.evaluate(pageAtRest, [QUIET_MS, busyMaxMs, MAX_MS] as const);
      if (open() === 0) return;
    }
  };
}
