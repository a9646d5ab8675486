import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dateFilterLabel } from '@/components/kits/table/filter/DateFilter';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test.each([
  ['Pacific/Auckland', '2026-11-19T20:00:00Z', '2026-11-13'],
  ['America/Los_Angeles', '2026-11-20T04:00:00Z', '2026-11-12'],
])('the last seven days end on the day it is in %s', (zone, now, first) => {
  vi.stubEnv('TZ', zone);
  vi.setSystemTime(now);
  expect(dateFilterLabel([first, ''])).toBe('Last 7 days');
});

test.each(['Pacific/Auckland', 'Pacific/Kiritimati', 'America/Los_Angeles'])(
  'the chip names the picked day in %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    expect(dateFilterLabel(['2026-11-18', '', '='])).toContain('18 Nov');
  },
);
