import type { Browser, BrowserContext } from '@playwright/test';
import { observePerformance, waitUntilIdle } from './measure';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Thread time in µs. */
  tdur?: number;
  args: { name?: string };
}

type StoredState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A page of the shell with little of its own. */
const START = '/pages/faq';
const CATEGORIES = ['__metadata', 'disabled-by-default-devtools.timeline'];

/** Thread time of the longest task of a page, in ms. */
function longestTask(trace: readonly TraceEvent[]): number {
  const keyOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const threads = new Set(
    trace.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(keyOf),
  );
  const tasks = trace.filter((event) => event.name === 'RunTask' && threads.has(keyOf(event)));
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

/**
 * Thread time of the longest task of a first navigation to a page below `home` that is read to its end, in ms at full speed. A processor
 * slowed four times takes four times as much; other work on the machine changes it less than the time that passes.
 */
export async function measureLongestTask(
  browser: Browser,
  storageState: StoredState,
  home: string,
  path: string,
): Promise<number> {
  const context = await browser.newContext({
    storageState,
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
  });
  try {
    const page = await context.newPage();
    await page.goto(home + START);
    const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
    await observePerformance(page);
    await waitUntilIdle(page);
    await browser.startTracing(page, { categories: CATEGORIES });
    await page.evaluate((to) => history.pushState(null, '', to), home + path);
    await page.waitForFunction((left) => !left?.isConnected, heading);
    await waitUntilIdle(page);
    await page.evaluate(async () => {
      const { documentElement: root } = document;
      while (Math.ceil(window.scrollY) < root.scrollHeight - window.innerHeight) {
        window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    await waitUntilIdle(page);
    const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
    return longestTask(trace.traceEvents);
  } finally {
    await context.close();
  }
}
