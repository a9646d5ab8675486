import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { median, ms, COLD_LOADS, CPU_SLOWDOWN } from '../tests/bench/measurement';
import {
  type InteractionCost,
  measureFeedInteractions,
  measureHoveredNavigations,
  measureTableInteractions,
  type HoveredNavigation,
} from '../tests/bench/interactions';
import { measureLoads } from '../tests/bench/page-loads';
import { browserFlags } from '../tests/support/browser/find-browser';
import { freshFolder, startProduct } from '../tests/support/browser/start-product';
import { serveBaseline } from './lib/serve-baseline';
import { ensureBrowser } from './lib/browser';
import { runBin } from './lib/run-program';

// Rewrites the tables of docs/figures.md.

const COLD = { serviceWorkers: 'block' } as const;

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

async function signedIn(browser: Browser, address: string): Promise<State> {
  const member = await browser.newContext();
  const page = await member.newPage();
  await page.goto(`${address}/webapp/auth/login`);
  await page.getByLabel('Email').fill('demo@plaza.test');
  await page.getByLabel('Password', { exact: true }).fill('plaza-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.includes('/auth/'));
  const storageState = await member.storageState({ indexedDB: true });
  await member.close();
  return storageState;
}

/** Loads the page at full speed; throttles the CPU only during the measurement. */
async function openThrottled<T>(
  browser: Browser,
  storageState: State,
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
}: InteractionCost): string {
  const tasks = later.map(({ task }) => task);
  const cells = [
    name,
    taskOf(first.task),
    taskOf(median(tasks)),
    taskOf(Math.max(...tasks)),
    ms(median(later.map(({ answer }) => answer))),
  ];
  return `| ${cells.join(' | ')} |`;
}

function navigationRow({
  name,
  times: [first = { page: Number.NaN, answer: Number.NaN }, ...later],
}: HoveredNavigation): string {
  const pages = later.map(({ page }) => page);
  const cells = [
    name,
    ms(median(later.map(({ answer }) => answer))),
    ms(first.page),
    ms(median(pages)),
    ms(Math.max(...pages)),
  ];
  return `| ${cells.join(' | ')} |`;
}

const executablePath = await ensureBrowser();
const product = await startProduct({ dataDir: freshFolder() });
const baseline = await serveBaseline(product.address);
const browser = await chromium.launch({ executablePath, args: browserFlags });
try {
  const storageState = await signedIn(browser, product.address);
  const home = `${product.address}/webapp/`;
  const elsewhere = {
    cookies: [],
    origins: storageState.origins.map((kept) => ({ ...kept, origin: baseline.address })),
  };
  const [plain, feed] = await measureLoads(
    { context: await browser.newContext({ ...COLD, storageState: elsewhere }), address: baseline.address },
    { context: await browser.newContext({ ...COLD, storageState }), address: home },
  );
  if (!plain || !feed) throw new Error('No page load was measured');
  const interactions = [
    ...(await openThrottled(browser, storageState, home, measureFeedInteractions)),
    ...(await openThrottled(browser, storageState, `${home}tables/gridJs`, measureTableInteractions)),
  ];
  const navigations = await openThrottled(browser, storageState, home, measureHoveredNavigations);
  const table = [
    `| first load, 1.6 Mbps and 150 ms, ${CPU_SLOWDOWN}x slower, median of ${COLD_LOADS} | Feed | bare stack, same posts | ratio |`,
    '| --- | --- | --- | --- |',
    `| first contentful paint | ${ms(feed.firstPaint)} | ${ms(plain.firstPaint)} | ${(feed.firstPaint / plain.firstPaint).toFixed(2)} |`,
    `| first post visible | ${ms(feed.ready)} | ${ms(plain.ready)} | ${(feed.ready / plain.ready).toFixed(2)} |`,
    `| scripts until then, compressed | ${feed.scriptKb.toFixed(0)} kB | ${plain.scriptKb.toFixed(0)} kB | ${(feed.scriptKb / plain.scriptKb).toFixed(2)} |`,
    `| requests until idle | ${feed.requests} | ${plain.requests} | |`,
    `| longest task | ${ms(feed.longestTask)} | ${ms(plain.longestTask)} | |`,
    `| layout shift | ${feed.shift.toFixed(3)} | ${plain.shift.toFixed(3)} | |`,
    '',
    `| longest task over 50 ms, ${CPU_SLOWDOWN}x slower | first run | later, median | later, worst | next frame, median |`,
    '| --- | --- | --- | --- | --- |',
    ...interactions.map(interactionRow),
    '',
    `| navigation by hovered link, ${CPU_SLOWDOWN}x slower | next frame, median | page visible, first run | later, median | later, worst |`,
    '| --- | --- | --- | --- | --- |',
    ...navigations.map(navigationRow),
  ].join('\n');
  console.log(table);
  const start = '<!-- bench -->';
  const figures = readFileSync('docs/figures.md', 'utf8');
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(
    'docs/figures.md',
    `${figures.split(start)[0]}${start}\n\nMeasured ${day} by \`npm run bench\`, load average ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores.\n\n${table}\n`,
  );
  await runBin('node_modules/oxfmt/bin/oxfmt', ['docs/figures.md']);
} finally {
  await browser.close();
  baseline.server.close();
  await product.end('SIGTERM');
}
