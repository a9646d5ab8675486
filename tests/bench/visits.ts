import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Post } from '@contract/post/post';
import { openFeed, readScrollAnchor } from '../support/browser/feed-actions';
import { fetchSamplePost, numberedFeedPage } from '../support/browser/numbered-feed';
import { waitForServiceWorker, waitForStoredPages } from '../support/browser/wait';
import { withTimeLimit } from '@/lib/session/time-limit';
import { median, SLOW_LINE } from './measurement';
import { measureLoads, type PageLoad } from './page-loads';

type StoredState = Awaited<ReturnType<BrowserContext['storageState']>>;

const RELOADS = 7;
/** A post that never returns to its place fails the measurement, in ms. */
const RELOAD_LIMIT_MS = 60_000;
const TALL = { viewport: { width: 1280, height: 900 } };

/** Visits a page until its service worker has stored the whole build, then loads it on the slow line. */
export async function measureSecondVisit(
  browser: Browser,
  storageState: StoredState,
  address: string,
): Promise<PageLoad> {
  const context = await browser.newContext({ storageState, ...TALL });
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('article').first().waitFor();
  await waitForServiceWorker(page);
  await waitForStoredPages(page);
  await page.close();
  const [load] = await measureLoads({ context, address, warm: true });
  await context.close();
  if (!load) throw new Error('No second visit was measured');
  return load;
}

/** A member whose Following feed holds the posts `count` to 1, each page after one trip over the slow line. */
async function openLongFeed(browser: Browser, storageState: StoredState, count: number) {
  const context: BrowserContext = await browser.newContext({
    storageState,
    ...TALL,
    serviceWorkers: 'block',
  });
  let sample: Post | null = null;
  let requests = 0;
  await context.route('**/api/v1/feed?*', async (route) => {
    requests += 1;
    const query = new URL(route.request().url()).searchParams;
    sample ??= await fetchSamplePost(route);
    await new Promise((resolve) => setTimeout(resolve, SLOW_LINE.latency));
    const top = Number(query.get('cursor') ?? count);
    await route.fulfill({ json: numberedFeedPage(sample, top, Number(query.get('limit') ?? 20)) });
  });
  // The service does not know these posts.
  await context.route('**/api/v1/feed/place*', (route) => route.fulfill({ json: { place: null } }));
  await context.route('**/api/v1/events/*/interest', (route) =>
    route.fulfill({ json: { changed: [], removed: [] } }),
  );
  return { context, page: await context.newPage(), countRequests: () => requests };
}

const numberAtTop = async (page: Page): Promise<number> =>
  Number((await readScrollAnchor(page))?.post.slice(-12) ?? Number.NaN);

async function scrollDownTo(page: Page, number: number): Promise<void> {
  while ((await numberAtTop(page)) > number)
    await page.evaluate(async () => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    });
  await page.waitForTimeout(1000);
}

/** A reload until the post at the top of the window is where it was: time in ms, and requests for posts. */
async function measureReload(page: Page, countRequests: () => number) {
  const before = await readScrollAnchor(page);
  if (!before) throw new Error('No post is in the window');
  await page.waitForTimeout(1500);
  const earlier = countRequests();
  await page.reload({ waitUntil: 'commit' });
  // Anonymous functions only (see measure.ts).
  const restored = page.evaluate(async ({ post, top }) => {
    for (;;) {
      const at = document.querySelector(`article[data-post="${post}"]`)?.getBoundingClientRect().top;
      if (at !== undefined && Math.abs(at - top) <= 1) return performance.now();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, before);
  const time = await withTimeLimit(restored, RELOAD_LIMIT_MS);
  return { time, requests: countRequests() - earlier };
}

/** Medians of reloads at the top and 1,200 posts deep, in ms, and of the requests for posts that a deep one needs. */
export async function measureReloads(browser: Browser, storageState: StoredState, address: string) {
  const { context, page, countRequests } = await openLongFeed(browser, storageState, 1_400);
  await openFeed(page, `${address}?tab=following`);
  const measure = async () => {
    const reloads = [];
    for (let run = 0; run < RELOADS; run += 1) reloads.push(await measureReload(page, countRequests));
    return {
      time: median(reloads.map(({ time }) => time)),
      requests: median(reloads.map(({ requests }) => requests)),
    };
  };
  const top = await measure();
  await scrollDownTo(page, 200);
  const deep = await measure();
  await context.close();
  return { top: top.time, deep: deep.time, requests: deep.requests };
}

/** Used heap after garbage collection once `posts` were scrolled past, in MB. */
export async function measureHeap(browser: Browser, storageState: StoredState, address: string) {
  const { context, page } = await openLongFeed(browser, storageState, 10_100);
  const cdp = await context.newCDPSession(page);
  await openFeed(page, `${address}?tab=following`);
  const usedAfter = async (posts: number): Promise<number> => {
    await scrollDownTo(page, 10_100 - posts);
    await cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    return usedSize / 1_000_000;
  };
  const few = await usedAfter(100);
  const many = await usedAfter(10_000);
  await context.close();
  return { few, many };
}
