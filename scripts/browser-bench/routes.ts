import type { Browser } from '@playwright/test';
import { CPU_SLOWDOWN, median, ms } from '../../tests/bench/measurement';
import { measureRoutes, type RouteCost } from '../../tests/bench/routes';
import { markdownTable } from './figures';
import { signedIn } from './signed-in';

const HOVERED_MS = 100;
const COLD_MS = 400;
const SIZE_KB = 60;

const cells = ({ path, hovered, cold, size }: RouteCost): string[] => [
  path,
  ms(hovered),
  ms(cold),
  `${size.toFixed(0)} kB`,
];

/** Prints each route; returns the medians and the routes that miss a limit. */
export async function benchRoutes(browser: Browser, product: string): Promise<string> {
  const storageState = await signedIn(browser, product);
  const costs = await measureRoutes(browser, storageState, `${product}/webapp/`, (cost) =>
    console.log(cells(cost).join('  ')),
  );
  const middle = (key: 'hovered' | 'cold' | 'size') => median(costs.map((cost) => cost[key]));
  const slow = costs.filter(
    ({ hovered, cold, size }) => hovered > HOVERED_MS || cold > COLD_MS || size > SIZE_KB,
  );
  return markdownTable(
    [
      `${costs.length} routes; listed: over ${HOVERED_MS} ms, ${COLD_MS} ms or ${SIZE_KB} kB`,
      `hovered link, ${CPU_SLOWDOWN}x slower`,
      `1.6 Mbps and 150 ms, ${CPU_SLOWDOWN}x slower`,
      'scripts and styles beyond the shell',
    ],
    [
      ['median of all', ms(middle('hovered')), ms(middle('cold')), `${middle('size').toFixed(0)} kB`],
      ...slow.toSorted((a, b) => b.cold - a.cold).map(cells),
    ],
  );
}
