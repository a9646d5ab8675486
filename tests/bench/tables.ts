import type { Browser, CDPSession, Page } from '@playwright/test';
import { median } from './measurement';
import type { Step, TableBench } from './tables/main';

declare global {
  interface Window {
    plazaTables: TableBench;
  }
}

const RUNS = 5;
const FRAMES = 240;
const STEPS: readonly Step[] = [
  'Show 100,000 rows',
  'Sort by number',
  'Sort by number, reversed',
  'Sort by text',
  'Sort by text, reversed',
  'Filter by number',
  'Remove the filter',
  'Search "portugal an"',
  'Clear the search',
  'Group by country',
  'Remove the groups',
];

export interface TableFigures {
  /** Medians in ms by step; missing where the table has no such step. */
  steps: Map<Step, number>;
  /** Medians in ms of the plain loop. */
  raw: Map<Step, number>;
  /** While scrolling. */
  framesPerSecond: number;
  longestFrame: number;
  /** Heap after a collection, in MB, above that of the page without rows. */
  memory: number;
}

async function heapMb(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize / 1e6;
}

const add = (map: Map<Step, number[]>, step: Step, value: number) =>
  void map.set(step, [...(map.get(step) ?? []), value]);

const medians = (map: Map<Step, number[]>): Map<Step, number> =>
  new Map([...map].map(([step, values]) => [step, median(values)]));

async function measureOnce(page: Page, steps: Map<Step, number[]>, raw: Map<Step, number[]>): Promise<void> {
  for (const step of STEPS) {
    if (await page.evaluate((name) => window.plazaTables.can(name), step))
      add(steps, step, await page.evaluate((name) => window.plazaTables.measure(name), step));
    add(raw, step, await page.evaluate((name) => window.plazaTables.raw(name), step));
  }
}

/** Opens the page again for each run, because the first sort and search of a table prepare the later ones. */
export async function measureTable(browser: Browser, address: string): Promise<TableFigures> {
  const steps = new Map<Step, number[]>();
  const raw = new Map<Step, number[]>();
  const frames: number[] = [];
  const memory: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(address);
    await page.waitForFunction(() => window.plazaTables?.ready);
    const cdp = await page.context().newCDPSession(page);
    const before = await heapMb(cdp);
    await measureOnce(page, steps, raw);
    memory.push((await heapMb(cdp)) - before);
    frames.push(...(await page.evaluate((count) => window.plazaTables.scroll(count), FRAMES)));
    await page.close();
  }
  const seconds = frames.reduce((sum, each) => sum + each, 0) / 1000;
  return {
    steps: medians(steps),
    raw: medians(raw),
    framesPerSecond: frames.length / seconds,
    longestFrame: Math.max(...frames),
    memory: median(memory),
  };
}
