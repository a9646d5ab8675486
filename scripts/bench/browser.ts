import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { benchFlags } from '../../tests/support/browser/find-browser';
import { freshFolder, startProduct } from '../../tests/support/browser/start-product';
import { benchFeed } from '../browser-bench/feed';
import { writeFigures } from '../browser-bench/figures';
import { benchRoutes } from '../browser-bench/routes';
import { benchTables } from '../browser-bench/tables';
import { benchTasks } from '../browser-bench/tasks';
import { benchVisits } from '../browser-bench/visits';
import { ensureBrowser } from '../lib/browser';

// Rewrites one section of docs/figures.md: the Feed's, or that of an option.

const { values } = parseArgs({
  options: {
    tables: { type: 'boolean' },
    routes: { type: 'boolean' },
    tasks: { type: 'boolean' },
    visits: { type: 'boolean' },
    only: { type: 'string', default: '' },
  },
});
const executablePath = await ensureBrowser();
const browser = await chromium.launch({ executablePath, args: benchFlags });
try {
  if (values.tables) {
    await writeFigures('bench -- --tables', await benchTables(browser));
  } else {
    const product = await startProduct({ dataDir: freshFolder() });
    try {
      if (values.visits) await writeFigures('bench -- --visits', await benchVisits(browser, product.address));
      else if (values.routes)
        await writeFigures('bench -- --routes', await benchRoutes(browser, product.address));
      else if (values.tasks)
        await writeFigures('bench -- --tasks', await benchTasks(browser, product.address, values.only));
      else await writeFigures('bench', await benchFeed(browser, product.address));
    } finally {
      await product.end('SIGTERM');
    }
  }
} finally {
  await browser.close();
}
