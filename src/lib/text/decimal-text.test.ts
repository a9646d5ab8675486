import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each([
  ['en', '2.5', '1,250.75', '2,500'],
  ['de', '2,5', '1.250,75', '2.500'],
])('reads and writes numbers in %s', async (lang, written, grouped, thousands) => {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { lang } });
  const { formatDecimal, parseDecimal } = await import('./decimal-text');
  expect(['2,5', '2.5', ' -2.5 ', '2,', ',5', '3'].map(parseDecimal)).toEqual([2.5, 2.5, -2.5, 2, 0.5, 3]);
  expect([grouped, thousands].map(parseDecimal)).toEqual([1250.75, 2500]);
  expect(['', '.', '2,5,5', '1.2.3', 'two', '-', '1e3'].map(parseDecimal)).toEqual(Array(7).fill(null));
  expect([2.5, 10_000, 0.125].map(formatDecimal)).toEqual([
    written,
    '10000',
    written.replace('2', '0').replace('5', '125'),
  ]);
});
