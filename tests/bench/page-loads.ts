import type { BrowserContext, Page } from '@playwright/test';
import { median, COLD_LOADS, CPU_SLOWDOWN, SLOW_LINE } from './measurement';

declare global {
  interface Window {
    /** First painted frame with an article, in ms since navigation start. */
    plazaReady: Promise<number>;
    /** Sum of unexpected layout shifts. */
    plazaShift: number;
    /** Longest task, in ms. */
    plazaTask: number;
  }
}

const BROWSER_MS = 3_000;
/** A page is idle after this long without a new request. */
const QUIET_MS = 500;

export interface PageLoad {
  /** Compressed scripts received by then. */
  scriptKb: number;
  firstPaint: number;
  ready: number;
  /** Requests until the page is idle. */
  requests: number;
  shift: number;
  longestTask: number;
}

/** Resolves once no request has begun for `QUIET_MS`; the event stream never ends. */
async function waitUntilQuiet(page: Page, count: () => number): Promise<void> {
  let before = -1;
  while (before !== count()) {
    before = count();
    await page.waitForTimeout(QUIET_MS);
  }
}

/** Keeps the time of the first painted article, layout shifts and long tasks of the next pages. */
const observeLoad = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.plazaShift = 0;
    window.plazaTask = 0;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value?: number })[])
        window.plazaShift += shift.value ?? 0;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.plazaTask = Math.max(window.plazaTask, duration);
    }).observe({ type: 'longtask', buffered: true });
    window.plazaReady = new Promise((resolve) => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('article')) return;
        observer.disconnect();
        // A message posted within a frame arrives after that frame is painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now());
          port2.postMessage(null);
        });
      }).observe(document, { childList: true, subtree: true });
    });
  });

async function measureLoad({ context, address, warm = false }: LoadTarget): Promise<PageLoad> {
  const page = await context.newPage();
  // Let the browser finish opening the window.
  await page.waitForTimeout(BROWSER_MS);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: !warm });
  await cdp.send('Network.emulateNetworkConditions', SLOW_LINE);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const scripts = new Set<string>();
  let bytes = 0;
  let requests = 0;
  cdp.on('Network.requestWillBeSent', () => (requests += 1));
  cdp.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await observeLoad(page);
  await page.goto(address, { waitUntil: 'commit' });
  const ready = await page.evaluate(() => window.plazaReady);
  const scriptKb = bytes / 1000;
  await waitUntilQuiet(page, () => requests);
  const untilIdle = requests;
  const { shift, longestTask } = await page.evaluate(() => ({
    shift: window.plazaShift,
    longestTask: window.plazaTask,
  }));
  const painted = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  const firstPaint = (await painted.jsonValue()) ?? Number.NaN;
  await page.close();
  return { scriptKb, firstPaint, ready, requests: untilIdle, shift, longestTask };
}

export interface LoadTarget {
  context: BrowserContext;
  address: string;
  /** A visit that finds the files of an earlier one on disk. */
  warm?: boolean;
}

/** Alternates between the targets, so that a slow minute affects all of them; returns medians. */
export async function measureLoads(...targets: LoadTarget[]): Promise<PageLoad[]> {
  const all = targets.map((): PageLoad[] => []);
  for (let run = 0; run < COLD_LOADS; run += 1) {
    for (const [at, target] of targets.entries()) all[at]?.push(await measureLoad(target));
  }
  return all.map((some) => {
    const middle = (key: keyof PageLoad) => median(some.map((one) => one[key]));
    return {
      scriptKb: middle('scriptKb'),
      firstPaint: middle('firstPaint'),
      ready: middle('ready'),
      requests: middle('requests'),
      shift: middle('shift'),
      longestTask: middle('longestTask'),
    };
  });
}
