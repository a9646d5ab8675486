import { afterEach, expect, test, vi } from 'vitest';
import { withLocalDays } from '@/queries/social/local-days';

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ['Pacific/Auckland', 'since:2026-03-09T11:00Z', 'until:2026-03-10T11:00Z'],
  ['America/New_York', 'since:2026-03-10T04:00Z', 'until:2026-03-11T04:00Z'],
  ['Asia/Kolkata', 'since:2026-03-09T18:30Z', 'until:2026-03-10T18:30Z'],
])('a search sends its days as they are in %s', (zone, since, until) => {
  vi.stubEnv('TZ', zone);
  expect(withLocalDays('blue since:2026-03-10 until:2026-03-10')).toBe(`blue ${since} ${until}`);
});

test('a day of 23 hours ends with its last hour', () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  expect(withLocalDays('SINCE:2026-03-29 until:2026-03-29')).toBe(
    'SINCE:2026-03-28T23:00Z until:2026-03-29T22:00Z',
  );
});

test.each(['since:yesterday', 'until:2026-02-30', '"since:2026-03-10 or so"', 'not-since:2026-03-10'])(
  '%s stays as it is typed',
  (q) => expect(withLocalDays(q)).toBe(q),
);
