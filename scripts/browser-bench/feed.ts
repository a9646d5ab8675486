import type { Browser, Page } from '@playwright/test';
import { median, ms, COLD_LOADS, CPU_SLOWDOWN } from '../../tests/bench/measurement';
import {
  type InteractionCost,
  measureFeedInteractions,
  measureHoveredNavigations,
  measureTableInteractions,
  type HoveredNavigation,
} from '../../tests/bench/interactions';
import { measureLoads } from '../../tests/bench/page-loads';
import { serveBaseline } from '../lib/serve-baseline';
import { markdownTable } from './figures';
import { signedIn, type StoredState } from './signed-in';

const COLD = { serviceWorkers: 'block' } as const;

/** Loads the page at full speed; throttles the CPU only during the measurement. */
async function openThrottled<T>(
  browser: Browser,
  storageState: StoredState,
  address: string,
  measure: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ storageState, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('main :is(article, table)').first().waitFor();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const measured = await measure(page);
  await context.close();
  return measured;
}

const taskOf = (task: number): string => (task === 0 ? 'none' : ms(task));

function interactionRow({
  name,
  costs: [first = { task: 0, answer: 0 }, ...later],
}: InteractionCost): string[] {
  const tasks = later.map(({ task }) => task);
  return [
    name,
    taskOf(first.task),
    taskOf(median(tasks)),
    taskOf(Math.max(...tasks)),
    ms(median(later.map(({ answer }) => answer))),
  ];
}

function navigationRow({
  name,
  times: [first = { page: Number.NaN, answer: Number.NaN }, ...later],
}: HoveredNavigation): string[] {
  const pages = later.map(({ page }) => page);
  return [
    name,
    ms(median(later.map(({ answer }) => answer))),
    ms(first.page),
    ms(median(pages)),
    ms(Math.max(...pages)),
  ];
}

/** First load beside the bare page, then interactions and navigations of the open app. */
export async function benchFeed(browser: Browser, product: string): Promise<string> {
  const storageState = await signedIn(browser, product);
  const home = `${product}/webapp/`;
  const baseline = await serveBaseline(product);
  const elsewhere = {
    cookies: [],
    origins: storageState.origins.map((kept) => ({ ...kept, origin: baseline.address })),
  };
  const [plain, feed] = await measureLoads(
    { context: await browser.newContext({ ...COLD, storageState: elsewhere }), address: baseline.address },
    { context: await browser.newContext({ ...COLD, storageState }), address: home },
  ).finally(() => baseline.server.close());
  if (!plain || !feed) throw new Error('No page load was measured');
  const interactions = [
    ...(await openThrottled(browser, storageState, home, measureFeedInteractions)),
    ...(await openThrottled(browser, storageState, `${home}tables/gridJs`, measureTableInteractions)),
  ];
  const navigations = await openThrottled(browser, storageState, home, measureHoveredNavigations);
  const ratio = (a: number, b: number) => (a / b).toFixed(2);
  const kb = (size: number) => `${size.toFixed(0)} kB`;
  return [
    markdownTable(
      [
        `first load, 1.6 Mbps and 150 ms, ${CPU_SLOWDOWN}x slower, median of ${COLD_LOADS}`,
        'Feed',
        'bare stack, same posts',
        'ratio',
      ],
      [
        [
          'first contentful paint',
          ms(feed.firstPaint),
          ms(plain.firstPaint),
          ratio(feed.firstPaint, plain.firstPaint),
        ],
        ['first post visible', ms(feed.ready), ms(plain.ready), ratio(feed.ready, plain.ready)],
        [
          'scripts until then, compressed',
          kb(feed.scriptKb),
          kb(plain.scriptKb),
          ratio(feed.scriptKb, plain.scriptKb),
        ],
        ['requests until idle', String(feed.requests), String(plain.requests), ''],
        ['longest task', ms(feed.longestTask), ms(plain.longestTask), ''],
        ['layout shift', feed.shift.toFixed(3), plain.shift.toFixed(3), ''],
      ],
    ),
    markdownTable(
      [
        `longest task over 50 ms, ${CPU_SLOWDOWN}x slower`,
        'first run',
        'later, median',
        'later, worst',
        'next frame, median',
      ],
      interactions.map(interactionRow),
    ),
    markdownTable(
      [
        `navigation by hovered link, ${CPU_SLOWDOWN}x slower`,
        'next frame, median',
        'page visible, first run',
        'later, median',
        'later, worst',
      ],
      navigations.map(navigationRow),
    ),
  ].join('\n\n');
}
