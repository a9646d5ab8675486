import type { Browser } from '@playwright/test';
import { CPU_SLOWDOWN, ms } from '../../tests/bench/measurement';
import { measureHeap, measureReloads, measureSecondVisit } from '../../tests/bench/visits';
import { freshFolder, startProduct } from '../../tests/support/browser/start-product';
import { markdownTable } from './figures';
import { signedIn } from './signed-in';

const mb = (size: number): string => `${size.toFixed(1)} MB`;

/** Times of `npm start` on a built tree until the service answers, in ms: with an empty data folder, then again. */
async function measureStarts(): Promise<{ empty: number; again: number }> {
  const dataDir = freshFolder();
  const start = async (): Promise<number> => {
    const since = performance.now();
    const product = await startProduct({ dataDir, npm: true });
    const passed = performance.now() - since;
    await product.end('SIGTERM');
    return passed;
  };
  return { empty: await start(), again: await start() };
}

/** The second visit, reloads deep in the feed, the memory of a long feed, and the start of the product. Prints each line as it is measured. */
export async function benchVisits(browser: Browser, product: string): Promise<string> {
  const storageState = await signedIn(browser, product);
  const home = `${product}/webapp/`;
  const rows: string[][] = [];
  const add = (...cells: string[]): void => {
    console.log(cells.join('  '));
    rows.push(cells);
  };
  const second = await measureSecondVisit(browser, storageState, home);
  add(
    `second visit, 1.6 Mbps and 150 ms, ${CPU_SLOWDOWN}x slower: first post`,
    ms(second.ready),
    'under 600 ms',
  );
  add('the same: first contentful paint', ms(second.firstPaint), '');
  add('the same: longest task', ms(second.longestTask), '');
  const reload = await measureReloads(browser, storageState, home);
  add('reload at the top of a feed', ms(reload.top), '');
  add(
    'reload 1,200 posts deep',
    ms(reload.deep),
    `under ${ms(reload.top * 1.2)}, 1.2 times the one at the top`,
  );
  add('requests for posts until the deep post is in place', String(reload.requests), '1');
  const heap = await measureHeap(browser, storageState, home);
  add('heap after 100 posts', mb(heap.few), '');
  add('heap after 10,000 posts', mb(heap.many), `under ${mb(heap.few + 15)}, 15 MB more`);
  const starts = await measureStarts();
  add('`npm start` on a built tree, empty data folder', ms(starts.empty), 'under 5000 ms');
  add('`npm start` again', ms(starts.again), 'under 5000 ms');
  return markdownTable(['what', 'measured', 'target'], rows);
}
