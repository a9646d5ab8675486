import type { BrowserContext } from '@playwright/test';
import { median, COLD_LOADS, CPU_SLOWDOWN } from './measurement';

declare global {
  interface Window {
    /** First painted frame with an article, in ms since navigation start. */
    plazaReady: Promise<number>;
  }
}

const BROWSER_MS = 3_000;

export interface PageLoad {
  /** Compressed scripts received by then. */
  scriptKb: number;
  firstPaint: number;
  ready: number;
}

async function measureLoad(context: BrowserContext, address: string): Promise<PageLoad> {
  const page = await context.newPage();
  // Let the browser finish opening the window.
  await page.waitForTimeout(BROWSER_MS);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const scripts = new Set<string>();
  let bytes = 0;
  cdp.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.addInitScript(() => {
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
  await page.goto(address, { waitUntil: 'commit' });
  const ready = await page.evaluate(() => window.plazaReady);
  const scriptKb = bytes / 1000;
  await page.waitForLoadState('networkidle').catch(() => undefined);
  const painted = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  const firstPaint = (await painted.jsonValue()) ?? Number.NaN;
  await page.close();
  return { scriptKb, firstPaint, ready };
}

export interface LoadTarget {
  context: BrowserContext;
  address: string;
}

/** Alternates between the targets, so that a slow minute affects all of them; returns medians. */
export async function measureLoads(...targets: LoadTarget[]): Promise<PageLoad[]> {
  const all = targets.map((): PageLoad[] => []);
  for (let run = 0; run < COLD_LOADS; run += 1) {
    for (const [at, { context, address }] of targets.entries())
      all[at]?.push(await measureLoad(context, address));
  }
  return all.map((some) => ({
    scriptKb: median(some.map((one) => one.scriptKb)),
    firstPaint: median(some.map((one) => one.firstPaint)),
    ready: median(some.map((one) => one.ready)),
  }));
}
