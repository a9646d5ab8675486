// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ScheduleDialog } from '@/components/social/composer/schedule/ScheduleDialog';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test.each([
  ['of 25 hours', '2026-10-24T22:30:00Z', /^26 October 2026(?:,| at) 09:00$/],
  ['before one of 23 hours', '2026-03-28T22:30:00Z', /^29 March 2026(?:,| at) 09:00$/],
])('a post is first scheduled for tomorrow at nine on a day %s', (_day, now, shown) => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  render(
    <ScheduleDialog open at={null} action="Schedule" onClose={() => undefined} onChoose={() => undefined} />,
  );
  expect(screen.getByText(shown)).toBeInTheDocument();
});
