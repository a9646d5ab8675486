// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Timestamp } from '@/components/ui/Timestamp';

afterEach(() => {
  vi.useRealTimers();
});

test('an age is right on a page that opens hours after the last one with ages', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T09:00:00Z') });
  render(<Timestamp at="2026-11-20T08:00:00Z" />).unmount();
  vi.setSystemTime('2026-11-20T13:00:00Z');
  render(<Timestamp at="2026-11-20T10:00:00Z" />);
  expect(screen.getByText('3h')).toBeInTheDocument();
});
