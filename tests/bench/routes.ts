import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { menu } from '@/data/navigation';
import { groupMenuPages } from '@/data/navigation-search';
import { CPU_SLOWDOWN, SLOW_LINE } from './measurement';
import { observePerformance, waitUntilIdle, watchArrival } from './measure';

/** A page of the shell with little of its own. */
const START = 'pages/starter-page';
const FULL_SPEED = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 } as const;

export interface RouteCost {
  path: string;
  /** After a press on a link that was hovered, in ms. */
  hovered: number;
  /** After a press without hovering on the slow line, in ms. */
  cold: number;
  /** Compressed scripts and styles beyond the shell, in kB. */
  size: number;
}

/** Opens the menu of all pages on the start page and returns the link. */
async function findLink(page: Page, home: string, area: string, label: string) {
  await page.goto(`${home}${START}`);
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

async function measureRoute(context: BrowserContext, home: string, area: string, label: string) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  const code = new Set<string>();
  let bytes = 0;
  cdp.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script' || type === 'Stylesheet') code.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (code.has(requestId)) bytes += encodedDataLength;
  });
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  const unhovered = await findLink(page, home, area, label);
  bytes = 0;
  await slowDown(cdp, SLOW_LINE, CPU_SLOWDOWN);
  await observePerformance(page);
  await watchArrival(page, null, 'h1');
  // Without the pointer, which would load the page before the press.
  await unhovered.evaluate((link: HTMLElement) => link.click());
  const cold = await page.evaluate(() => window.plazaBench.arrived);
  await waitUntilIdle(page);
  const size = bytes / 1000;
  await slowDown(cdp, FULL_SPEED, 1);
  const link = await findLink(page, home, area, label);
  await observePerformance(page);
  await link.hover();
  await waitUntilIdle(page);
  await slowDown(cdp, FULL_SPEED, CPU_SLOWDOWN);
  await watchArrival(page, null, 'h1');
  await page.mouse.down();
  await page.mouse.up();
  const hovered = await page.evaluate(() => window.plazaBench.arrived);
  await page.close();
  return { hovered, cold, size };
}

/** Every page of the menu, each from a newly opened start page. */
export async function measureRoutes(
  browser: Browser,
  storageState: Awaited<ReturnType<BrowserContext['storageState']>>,
  home: string,
  onRoute: (cost: RouteCost) => void,
): Promise<RouteCost[]> {
  const costs: RouteCost[] = [];
  for (const { label: area, pages } of groupMenuPages(menu)) {
    for (const { label, url } of pages) {
      if (url === `/${START}`) continue;
      // The page may end the session or change the layout.
      const context = await browser.newContext({
        storageState,
        serviceWorkers: 'block',
        viewport: { width: 1280, height: 900 },
      });
      const cost = { path: url, ...(await measureRoute(context, home, area, label)) };
      onRoute(cost);
      costs.push(cost);
      await context.close();
    }
  }
  return costs;
}
