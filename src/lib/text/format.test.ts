import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatShortCount } from './format';
import { formatDollars } from './format-dollars';
import { formatCount } from '@/messages/words';

describe('numbers', () => {
  test.each([
    [0, '0', '0'],
    [-12, '-12', '-12'],
    [999, '999', '999'],
    [1_000, '1K', '1,000'],
    [1_243, '1.2K', '1,243'],
    [2_500_000, '2.5M', '2,500,000'],
    [0.25, '0.3', '0.25'],
  ])('%d is %s in short and %s exactly', (count, short, exact) => {
    expect(formatShortCount(count)).toBe(short);
    expect(formatCount(count)).toBe(exact);
  });

  test('formats cents as dollars with a leading sign', () => {
    expect(formatDollars(124_000)).toBe('$1,240.00');
    expect(formatDollars(-5)).toBe('-$0.05');
    const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
    for (const cents of [0, 7, 99_999, 100_000, -1_234_567, 123_456_789, 1_234.5])
      expect(formatDollars(cents)).toBe(money.format(cents / 100));
  });
});

describe('formatters, the first of which costs as much as drawing several posts', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.resetModules();
  });

  test('are created neither on import nor for a post', async () => {
    const numbers = vi.spyOn(Intl, 'NumberFormat');
    const dates = vi.spyOn(Intl, 'DateTimeFormat');
    vi.resetModules();
    const [format, words, time] = await Promise.all([
      import('./format'),
      import('@/messages/words'),
      import('@/lib/dates/relative-time'),
    ]);
    const now = new Date();
    expect(format.formatShortCount(20)).toBe('20');
    expect(words.formatCount(20)).toBe('20');
    expect(time.formatShortRelativeTime(new Date(now.getTime() - 7_200_000), now)).toBe('2h');
    expect(numbers).not.toHaveBeenCalled();
    expect(dates).not.toHaveBeenCalled();
  });
});
