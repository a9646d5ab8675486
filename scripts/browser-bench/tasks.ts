import type { Browser } from '@playwright/test';
import { CPU_SLOWDOWN, ms } from '../../tests/bench/measurement';
import { measureLongestTask } from '../../tests/bench/tasks';
import { visitedRoutes } from '../../tests/support/browser/visited-routes';
import { markdownTable } from './figures';
import { signedIn } from './signed-in';

/** Loads of a page; the fastest counts, because other work only adds time. */
const LOADS = 2;
/** A page of the shell with little of its own. */
const FLOOR = '/pages/starter-page';
const TASK_MS = 100;
const GALLERY = /^\/(?:charts|icons|icon-view|maps|tables|ui|forms\/picker)\b/;

interface TaskCost {
  path: string;
  /** Longest task with the processor slowed down, in ms. */
  task: number;
  /** That of the bare page, loaded in turn with this one. */
  floor: number;
}

const cells = ({ path, task, floor }: TaskCost): string[] => [
  path,
  ms(task),
  ms(floor),
  (task / floor).toFixed(1),
];

/** Pages of the gallery whose path begins with `only`, each in turn with a bare page. Prints each as it is measured. */
export async function benchTasks(browser: Browser, product: string, only: string): Promise<string> {
  const storageState = await signedIn(browser, product);
  const measure = (path: string): Promise<number> =>
    measureLongestTask(browser, storageState, `${product}/webapp`, path);
  const costs: TaskCost[] = [];
  for (const { path } of visitedRoutes()) {
    if (!GALLERY.test(path) || !path.startsWith(only)) continue;
    const cost = { path, task: Infinity, floor: Infinity };
    for (let load = 0; load < LOADS; load += 1) {
      cost.floor = Math.min(cost.floor, (await measure(FLOOR)) * CPU_SLOWDOWN);
      cost.task = Math.min(cost.task, (await measure(path)) * CPU_SLOWDOWN);
    }
    console.log(cells(cost).join('  '));
    costs.push(cost);
  }
  const over = costs.filter(({ task }) => task > TASK_MS);
  return markdownTable(
    [
      `longest task, ${CPU_SLOWDOWN}x slower, fastest of ${LOADS}; ${over.length} of ${costs.length} pages over ${TASK_MS} ms`,
      'page',
      FLOOR,
      'ratio',
    ],
    costs.toSorted((a, b) => b.task - a.task).map(cells),
  );
}
