import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { browserFlags } from '../tests/support/browser';
import { freshFolder, startProduct } from '../tests/support/product';
import { serveBare } from './lib/bare';
import { ensureBrowser } from './lib/browser';

/** `npm run bench`: the figures of docs/figures.md, measured in one run on a processor slowed four times. */
const SLOWER = 4;
const RUNS = 5;
/** The worker of an earlier visit would answer from its own cache. */
const COLD = { serviceWorkers: 'block' } as const;

interface Load {
  scriptKb: number;
  firstPaint: number;
  ready: number;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const ms = (value: number): string => `${Math.round(value)} ms`;

/** One cold load of an address: scripts as they travelled, first paint, and when the first article stood. */
async function load(context: BrowserContext, address: string): Promise<Load> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const scripts = new Set<string>();
  let bytes = 0;
  cdp.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  const since = performance.now();
  await page.goto(address);
  await page.locator('article').first().waitFor();
  const ready = performance.now() - since;
  await page.waitForLoadState('networkidle').catch(() => undefined);
  const firstPaint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  );
  await page.close();
  return { scriptKb: bytes / 1000, firstPaint, ready };
}

async function loads(context: BrowserContext, address: string): Promise<Load> {
  const all: Load[] = [];
  for (let run = 0; run < RUNS; run += 1) all.push(await load(context, address));
  return {
    scriptKb: median(all.map((one) => one.scriptKb)),
    firstPaint: median(all.map((one) => one.firstPaint)),
    ready: median(all.map((one) => one.ready)),
  };
}

/** The longest task while `deed` runs and half a second after, in milliseconds; 0 where none was over 50. */
async function longest(page: Page, deed: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { plazaTasks: seen });
    new PerformanceObserver((list) => seen.push(...list.getEntries().map((entry) => entry.duration))).observe(
      {
        type: 'longtask',
      },
    );
  });
  await deed();
  await page.waitForTimeout(500);
  return page.evaluate(() => Math.max(0, ...(window as unknown as { plazaTasks: number[] }).plazaTasks));
}

/** From the click on a hovered link to the next paint with the new heading. */
async function navigation(page: Page, link: string, heading: string): Promise<number> {
  await page.getByRole('link', { name: link, exact: true }).first().hover();
  await page.waitForTimeout(600);
  await page.evaluate(() => performance.mark('click'));
  await page.getByRole('link', { name: link, exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor({ state: 'attached' });
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() =>
          resolve(performance.now() - (performance.getEntriesByName('click')[0]?.startTime ?? 0)),
        );
      }),
  );
}

async function interactions(
  browser: Browser,
  storageState: Awaited<ReturnType<BrowserContext['storageState']>>,
  address: string,
) {
  const context = await browser.newContext({ storageState, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${address}/webapp/`);
  await page.locator('article').first().waitFor();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const rows: [string, number][] = [];
  rows.push(['Like', await longest(page, () => page.getByRole('button', { name: /^Like/ }).first().click())]);
  rows.push([
    'Type 20 characters',
    await longest(page, () =>
      page.getByLabel('What is happening on your square').pressSequentially('Lamps on the square.'),
    ),
  ]);
  rows.push([
    'Change the tab',
    await longest(page, () => page.getByRole('tab', { name: 'Following' }).click()),
  ]);
  const next = await navigation(page, 'Notifications', 'Notifications').catch(() => Number.NaN);
  await page.goto(`${address}/webapp/tables/gridJs`);
  await page.getByRole('table').first().waitFor();
  rows.push([
    'Sort the employees',
    await longest(page, () => page.getByRole('columnheader').getByRole('button').first().click()),
  ]);
  rows.push([
    'Filter the employees',
    await longest(page, () => page.getByRole('searchbox').first().pressSequentially('an')),
  ]);
  await context.close();
  return { rows, next };
}

const executablePath = await ensureBrowser();
const product = await startProduct({ dataDir: freshFolder() });
const bare = await serveBare();
const browser = await chromium.launch({ executablePath, args: browserFlags });
try {
  const member = await browser.newContext();
  const page = await member.newPage();
  await page.goto(`${product.address}/webapp/auth/login`);
  await page.getByLabel('Email').fill('demo@plaza.test');
  await page.getByLabel('Password', { exact: true }).fill('plaza-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.includes('/auth/'));
  const storageState = await member.storageState({ indexedDB: true });

  const plain = await loads(await browser.newContext(COLD), bare.address);
  const feed = await loads(await browser.newContext({ ...COLD, storageState }), `${product.address}/webapp/`);
  const { rows, next } = await interactions(browser, storageState, product.address);
  const table = [
    `| first load, ${SLOWER}x slower, median of ${RUNS} | Feed | bare stack | ratio |`,
    '| --- | --- | --- | --- |',
    `| scripts as they travel | ${feed.scriptKb.toFixed(0)} kB | ${plain.scriptKb.toFixed(0)} kB | ${(feed.scriptKb / plain.scriptKb).toFixed(2)} |`,
    `| first contentful paint | ${ms(feed.firstPaint)} | ${ms(plain.firstPaint)} | ${(feed.firstPaint / plain.firstPaint).toFixed(2)} |`,
    `| first post stands | ${ms(feed.ready)} | ${ms(plain.ready)} | ${(feed.ready / plain.ready).toFixed(2)} |`,
    '',
    `| interaction, ${SLOWER}x slower | longest task over 50 ms |`,
    '| --- | --- |',
    ...rows.map(([name, longestTask]) => `| ${name} | ${longestTask === 0 ? 'none' : ms(longestTask)} |`),
    `| Hovered link to Notifications | next paint after ${ms(next)} |`,
  ].join('\n');
  console.log(table);
  const start = '<!-- bench -->';
  const figures = readFileSync('docs/figures.md', 'utf8');
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(
    'docs/figures.md',
    `${figures.split(start)[0]}${start}\n\nMeasured ${day} by \`npm run bench\`, load average ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores.\n\n${table}\n`,
  );
} finally {
  await browser.close();
  bare.server.close();
  await product.end('SIGTERM');
}
