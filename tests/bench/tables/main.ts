import { sampleEmployees } from '@/data/employee/seed';
import { createAgGrid } from './ag-grid';
import { type Grid, ROWS } from './grid';
import { createPlazaTable } from './plaza-table';
import { rawOperations } from './raw-operations';

/** Called by `measureTables`; all times in ms. */
export interface TableBench {
  ready: boolean;
  /** From the call to the first frame that shows another first row. */
  measure: (step: Step) => Promise<number>;
  /** Missing steps of a table. */
  can: (step: Step) => boolean;
  raw: (step: Step) => number;
  /** Scrolls 40 px per frame for `frames` frames; returns the time between frames. */
  scroll: (frames: number) => Promise<number[]>;
}

declare global {
  interface Window {
    plazaTables: TableBench;
  }
}

const TIMEOUT_MS = 60_000;
const rows = sampleEmployees(new Date('2026-01-01'), ROWS, 1);

const steps = {
  'Show 100,000 rows': (grid: Grid) => grid.show(rows),
  'Sort by number': (grid: Grid) => grid.sort('salaryCents', false),
  'Sort by number, reversed': (grid: Grid) => grid.sort('salaryCents', true),
  'Sort by text': (grid: Grid) => grid.sort('name', false),
  'Sort by text, reversed': (grid: Grid) => grid.sort('name', true),
  'Filter by number': (grid: Grid) => grid.filterSalary(9_000_000),
  'Remove the filter': (grid: Grid) => grid.filterSalary(null),
  'Search "portugal an"': (grid: Grid) => grid.search('portugal an'),
  'Clear the search': (grid: Grid) => grid.search(''),
  'Group by country': (grid: Grid) => grid.group?.('country'),
  'Remove the groups': (grid: Grid) => grid.group?.(null),
} as const;
export type Step = keyof typeof steps;

const afterPaint = (): Promise<number> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(null);
    });
  });

async function measure(grid: Grid, step: Step): Promise<number> {
  const before = grid.firstRow();
  const start = performance.now();
  steps[step](grid);
  let end = await afterPaint();
  while (grid.firstRow() === before) {
    if (end - start > TIMEOUT_MS) throw new Error(`${step}: the first row did not change`);
    end = await afterPaint();
  }
  return end - start;
}

async function scroll(grid: Grid, frames: number): Promise<number[]> {
  const scroller = grid.scroller();
  const times: number[] = [];
  let last = performance.now();
  for (let frame = 0; frame < frames; frame += 1) {
    scroller.scrollTop += 40;
    const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
    times.push(now - last);
    last = now;
  }
  return times.slice(1);
}

const root = document.querySelector<HTMLElement>('#root');
if (root) {
  const grid = location.search === '?ag-grid' ? createAgGrid(root) : createPlazaTable(root);
  window.plazaTables = {
    ready: true,
    measure: (step) => measure(grid, step),
    can: (step) => grid.group !== undefined || !/group/i.test(step),
    raw: (step) => {
      const start = performance.now();
      rawOperations[step]?.(rows);
      return performance.now() - start;
    },
    scroll: (frames) => scroll(grid, frames),
  };
}
