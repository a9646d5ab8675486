import type { Browser, BrowserContext, CDPSession, Locator, Page } from '@playwright/test';
import { menu } from '@/data/navigation';
import { groupMenuPages } from '@/data/navigation-search';
import { measureFloor } from './floor';
import { CPU_SLOWDOWN, SLOW_LINE } from './measurement';
import { observePerformance, readArrival, waitUntilIdle, watchArrival } from './measure';

/** Pages of the shell with little of their own; the second one is for the first. */
const [START, OTHER_START] = ['pages/starter-page', 'pages/faq'] as const;
/** Without downloads for this long, a hovered page is loaded, in ms. */
const HOVER_QUIET_MS = 250;
/** Without downloads for this long, the later parts of a page have arrived, in ms. */
const PARTS_QUIET_MS = 500;
/** Each step of a route takes seconds; one that hangs ends its route. */
const STEP_LIMIT_MS = 20_000;
const FULL_SPEED = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 } as const;

export interface RouteCost {
  path: string;
  /** After a press on a link that was hovered, in ms. */
  hovered: number;
  /** After a press without hovering on the slow line, in ms. */
  cold: number;
  /** One script of the page's size on the same line, in ms. */
  floor: number;
  /** Compressed scripts and styles beyond the shell, in kB. */
  size: number;
}

/** Opens the menu of all pages on the start page and returns the link. */
async function findLink(page: Page, start: string, area: string, label: string) {
  await page.goto(start);
  await page.getByRole('button', { name: 'All pages' }).click();
  const pages = page.getByRole('navigation', { name: 'All pages' });
  await pages.getByRole('tab', { name: area, exact: true }).click();
  return pages.getByRole('link', { name: label, exact: true });
}

const slowDown = (cdp: CDPSession, line: typeof SLOW_LINE | typeof FULL_SPEED, rate: number) =>
  Promise.all([
    cdp.send('Network.emulateNetworkConditions', line),
    cdp.send('Emulation.setCPUThrottlingRate', { rate }),
  ]);

/** After a press without hovering, with the compressed size of scripts and styles in kB. */
async function measureCold(page: Page, cdp: CDPSession, link: Locator) {
  const code = new Set<string>();
  let bytes = 0;
  cdp.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script' || type === 'Stylesheet') code.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (code.has(requestId)) bytes += encodedDataLength;
  });
  // From here on: the start page may come from the browser's cache.
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await slowDown(cdp, SLOW_LINE, CPU_SLOWDOWN);
  await observePerformance(page);
  await watchArrival(page, null, 'h1');
  // Without the pointer, which would load the page before the press, and then what the new page has in its place.
  await page.mouse.move(0, 0);
  await link.evaluate((element: HTMLElement) => element.click());
  const cold = await readArrival(page);
  // A page that never rests counts what has arrived.
  await waitUntilIdle(page, PARTS_QUIET_MS).catch(() => undefined);
  return { cold, size: bytes / 1000 };
}

async function measureHovered(page: Page, cdp: CDPSession, link: Locator): Promise<number> {
  await observePerformance(page);
  await link.hover();
  await waitUntilIdle(page, HOVER_QUIET_MS);
  await slowDown(cdp, FULL_SPEED, CPU_SLOWDOWN);
  await watchArrival(page, null, 'h1');
  await page.mouse.down();
  await page.mouse.up();
  return readArrival(page);
}

type WithContext = <T>(step: (context: BrowserContext) => Promise<T>) => Promise<T>;

/** Each measurement in a page of its own, with the link on its screen. */
async function measureRoute(withContext: WithContext, start: string, area: string, label: string) {
  const open = <T>(measure: (page: Page, cdp: CDPSession, link: Locator) => Promise<T>): Promise<T> =>
    withContext(async (context) => {
      const page = await context.newPage();
      page.setDefaultTimeout(STEP_LIMIT_MS);
      try {
        const cdp = await context.newCDPSession(page);
        await cdp.send('Network.enable');
        return await measure(page, cdp, await findLink(page, start, area, label));
      } finally {
        await page.close();
      }
    });
  return { ...(await open(measureCold)), hovered: await open(measureHovered) };
}

/** Every page of the menu, each from a newly opened start page. A page that fails is told to `onFailure` and left out. */
export async function measureRoutes(
  browser: Browser,
  storageState: Awaited<ReturnType<BrowserContext['storageState']>>,
  home: string,
  {
    onRoute,
    onFailure,
  }: { onRoute: (cost: RouteCost) => void; onFailure: (path: string, error: unknown) => void },
): Promise<RouteCost[]> {
  const costs: RouteCost[] = [];
  const floorOf = await measureFloor(browser);
  const openContext = () =>
    browser.newContext({ storageState, serviceWorkers: 'block', viewport: { width: 1280, height: 900 } });
  const shared = await openContext();
  const withShared: WithContext = (step) => step(shared);
  // For pages that may end or lock the session.
  const withOwn: WithContext = async (step) => {
    const own = await openContext();
    try {
      return await step(own);
    } finally {
      await own.close();
    }
  };
  for (const { label: area, pages } of groupMenuPages(menu)) {
    for (const { label, url } of pages) {
      const start = home + (url === `/${START}` ? OTHER_START : START);
      try {
        const withContext = url.startsWith('/auth/') ? withOwn : withShared;
        const cost = await measureRoute(withContext, start, area, label);
        const whole = { path: url, ...cost, floor: floorOf(cost.size) };
        onRoute(whole);
        costs.push(whole);
      } catch (error) {
        onFailure(url, error);
      }
    }
  }
  await shared.close();
  return costs;
}
