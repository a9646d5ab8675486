import type { Browser } from '@playwright/test';
import { ms } from '../../tests/bench/measurement';
import { measureTable } from '../../tests/bench/tables';
import { serveTables } from '../lib/serve-tables';
import { markdownTable } from './figures';

/** The product's table beside AG Grid Community and plain loops, with 100,000 employees. */
export async function benchTables(browser: Browser): Promise<string> {
  const server = await serveTables();
  try {
    const table = await measureTable(browser, server.address);
    const grid = await measureTable(browser, `${server.address}?ag-grid`);
    const time = (value: number | undefined) => (value === undefined ? '' : ms(value));
    const rows = [...table.steps].map(([step, own]) => {
      const raw = table.raw.get(step);
      const other = grid.steps.get(step);
      // Steps without a loop of their own show all rows again.
      const loop = raw !== undefined && raw > 0.1;
      return [
        step,
        ms(own),
        time(other),
        loop ? ms(raw) : '',
        other === undefined ? '' : (own / other).toFixed(2),
        loop ? (own / raw).toFixed(1) : '',
      ];
    });
    const fps = (value: number) => value.toFixed(1);
    const mb = (value: number) => `${value.toFixed(0)} MB`;
    return markdownTable(
      ['100,000 rows, median of 5', 'DataTable', 'AG Grid Community', 'plain loop', 'to AG Grid', 'to loop'],
      [
        ...rows,
        ['Scrolling, frames per second', fps(table.framesPerSecond), fps(grid.framesPerSecond), '', '', ''],
        ['Scrolling, longest frame', ms(table.longestFrame), ms(grid.longestFrame), '', '', ''],
        ['Heap for rows and table', mb(table.memory), mb(grid.memory), '', '', ''],
      ],
    );
  } finally {
    await server.close();
  }
}
