import type { Page, Request } from '@playwright/test';

/** Nothing asked and nothing changed for so long is the end of it: longer than the sample data's delay between two steps. */
const QUIET_MS = 150;
/** A gallery shows loading for ever: after this long it counts as what the page looks like. */
const BUSY_MAX_MS = 3_000;
/** A clock that counts or a bar that moves never comes to rest. */
const MAX_MS = 5_000;

/** Counts the requests of a page that are under way; a stream of events has no end and does not count. */
function watchRequests(page: Page): () => number {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (!request.url().endsWith('/events')) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => open.size;
}

/** In the page: resolves after fonts, pictures and frames are drawn and nothing has changed for `quiet`. */
async function pageAtRest([quiet, busyMax, max]: readonly [number, number, number]): Promise<void> {
  const since = performance.now();
  let changed = since;
  const watcher = new MutationObserver(() => (changed = performance.now()));
  watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  await document.fonts.ready;
  // One loop: tsx gives inner functions a helper that the page does not have.
  for (;;) {
    const now = performance.now();
    const loading = document.querySelector('[aria-busy=true]') !== null && now - since < busyMax;
    const drawn = [...document.images].every((image) => image.complete || image.loading === 'lazy');
    if (now - since > max || (now - changed > quiet && drawn && !loading)) break;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  watcher.disconnect();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Gives what waits until the page has come to rest. Call it before the page is opened. */
export function restOf(page: Page): () => Promise<void> {
  const open = watchRequests(page);
  return async () => {
    for (const until = Date.now() + MAX_MS; Date.now() < until;) {
      await page.evaluate(pageAtRest, [QUIET_MS, BUSY_MAX_MS, MAX_MS] as const);
      if (open() === 0) return;
    }
  };
}
