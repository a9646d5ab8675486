import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const load = async (lang: string) => {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { lang } });
  return import('./amount-text');
};

test.each([
  ['en', '9,000,000.50', '1,240.00'],
  ['de', '9.000.000,50', '1.240,00'],
])('reads and writes amounts in %s', async (lang, text, written) => {
  const { formatAmount, parseAmount } = await load(lang);
  expect(parseAmount(text)).toBe(9_000_000.5);
  expect(formatAmount(1240)).toBe(written);
  expect(parseAmount(written)).toBe(1240);
  expect(['1250,75', '1250.75'].map(parseAmount)).toEqual([1250.75, 1250.75]);
  expect(parseAmount('')).toBeNull();
  expect(parseAmount('-')).toBeNull();
});
