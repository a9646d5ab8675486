import type { Browser } from '@playwright/test';
import { CPU_SLOWDOWN, median, ms } from '../../tests/bench/measurement';
import { measureRoutes, type RouteCost } from '../../tests/bench/routes';
import { markdownTable } from './figures';
import { signedIn } from './signed-in';

const HOVERED_MS = 100;
const COLD_MS = 400;
const SIZE_KB = 60;

const cells = ({ path, hovered, cold, floor, size }: RouteCost): string[] => [
  path,
  ms(hovered),
  ms(cold),
  ms(floor),
  `${size.toFixed(0)} kB`,
];

const misses = ({ hovered, cold, size }: RouteCost): boolean =>
  hovered > HOVERED_MS || cold > COLD_MS || size > SIZE_KB;

/** Prints each route as it is measured; returns all of them, those that miss a limit first. Fails with the routes that could not be measured. */
export async function benchRoutes(browser: Browser, product: string): Promise<string> {
  const storageState = await signedIn(browser, product);
  const failed: string[] = [];
  const costs = await measureRoutes(browser, storageState, `${product}/webapp/`, {
    onRoute: (cost) => console.log(cells(cost).join('  ')),
    onFailure: (path, error) => {
      failed.push(path);
      console.error(`${path} was not measured:`, error);
    },
  });
  const middle = (key: 'hovered' | 'cold' | 'floor' | 'size') => median(costs.map((cost) => cost[key]));
  const missed = costs.filter(misses);
  if (failed.length > 0) process.exitCode = 1;
  return markdownTable(
    [
      `${costs.length} routes; ${missed.length} over ${HOVERED_MS} ms, ${COLD_MS} ms or ${SIZE_KB} kB come first`,
      `hovered link, ${CPU_SLOWDOWN}x slower`,
      `1.6 Mbps and 150 ms, ${CPU_SLOWDOWN}x slower`,
      'one script of that size',
      'scripts and styles beyond the shell',
    ],
    [
      [
        'median of all',
        ms(middle('hovered')),
        ms(middle('cold')),
        ms(middle('floor')),
        `${middle('size').toFixed(0)} kB`,
      ],
      ...failed.map((path) => [path, 'not measured', '', '', '']),
      ...costs.toSorted((a, b) => Number(misses(b)) - Number(misses(a)) || b.cold - a.cold).map(cells),
    ],
  );
}
