import { isDeepStrictEqual } from 'node:util';
import { expect, type Page } from '@playwright/test';

/** Chunks that a member needs without a network; the app fetches them after the first paint. */
const OFFLINE_CHUNKS = [
  'Composer',
  'feed-pages',
  'outbox',
  'OutboxBannerList',
  'PostListVirtualizer',
  'social',
];

/** Waits until the app has prefetched what writing and sending without a network needs. */
export async function waitForPrefetch(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate((names) => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      return names.filter((name) => !loaded.some((url) => url.includes(`/assets/${name}-`)));
    }, OFFLINE_CHUNKS);
  await expect.poll(missing, { message: 'prefetched chunks', timeout: 20_000 }).toEqual([]);
}

/** Waits until what keeps the focus runs; the first focus loads it. */
export async function waitForKeepFocus(page: Page): Promise<void> {
  const url = await page.waitForFunction(
    () => performance.getEntriesByType('resource').find(({ name }) => name.includes('keep-focus'))?.name,
  );
  // An import waits until a module that is loaded has run.
  await url.evaluate(async (name) => void (await import(name ?? '')));
}

/** Waits until the service worker has cached the shell and controls the page. */
export const waitForServiceWorker = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const workers = navigator.serviceWorker;
    await workers.ready;
    if (workers.controller) return;
    await new Promise((resolve) => {
      workers.addEventListener('controllerchange', resolve, { once: true });
    });
  });

/** Waits until the service worker has stored the files of every page of its build. */
export async function waitForStoredPages(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(async () => {
      const list = await (await caches.open('plaza-page')).match('/webapp/build-files.json');
      const files = ((await list?.json()) ?? ['build-files.json']) as string[];
      const requests = await (await caches.open('plaza-assets')).keys();
      const stored = new Set(requests.map(({ url }) => new URL(url).pathname));
      return files.filter((file) => !stored.has(file)).length;
    });
  await expect.poll(missing, { message: 'files to store', timeout: 90_000 }).toBe(0);
}

/** Waits until four reads in a row, 100 ms apart, agree; returns the value. */
export async function waitUntilStill<Value>(read: () => Promise<Value>): Promise<Value> {
  let value = await read();
  let agreed = 0;
  await expect
    .poll(
      async () => {
        const before = value;
        value = await read();
        agreed = isDeepStrictEqual(before, value) ? agreed + 1 : 0;
        return agreed;
      },
      { message: 'the value stops changing', intervals: [100] },
    )
    .toBeGreaterThanOrEqual(3);
  return value;
}

/** Turns the mouse wheel and waits until the page has stopped scrolling. */
export async function scrollByWheel(page: Page, pixels: number): Promise<void> {
  await page.mouse.wheel(0, pixels);
  await waitUntilStill(() => page.evaluate(() => window.scrollY));
}

/** Lets the page draw a number of frames, so that a test can see that nothing changes. */
export const drawFrames = (page: Page, count: number): Promise<void> =>
  page.evaluate(
    (count) =>
      new Promise<void>((resolve) => {
        let left = count;
        const next = () => {
          left -= 1;
          if (left <= 0) resolve();
          else requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
    count,
  );

/** Waits until a page of the gallery has mounted all of its cards. Any other page has none to wait for. */
export const waitForCards = (page: Page): Promise<void> =>
  expect(page.locator('.demo-grid[aria-busy="true"]')).toHaveCount(0, { timeout: 20_000 });

/** Waits for `quiet` frames in a row without a change of the document, at most `most`: some pages never rest. */
export const waitForQuietFrames = (page: Page, quiet: number, most: number): Promise<void> =>
  page.evaluate(
    async ([quiet, most]) => {
      let frame = 0;
      let changed = 0;
      const observer = new MutationObserver(() => {
        changed = frame;
      });
      observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
      for (; frame < most && frame - changed < quiet; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      observer.disconnect();
    },
    [quiet, most] as const,
  );
