// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Skeleton } from '@/components/ui/Skeleton';

const network = (there: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(there);
  globalThis.dispatchEvent(new Event(there ? 'online' : 'offline'));
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('what loads says that there is no network once this device had its time, and loads on when there is', () => {
  vi.useFakeTimers();
  network(false);
  render(<Skeleton label="Loading posts" faces rows={2} />);
  expect(screen.getByLabelText('Loading posts')).toBeInTheDocument();
  act(() => {
    vi.advanceTimersByTime(1_000);
  });
  expect(screen.getByRole('heading', { name: 'No network' })).toBeInTheDocument();
  expect(screen.queryByLabelText('Loading posts')).not.toBeInTheDocument();
  act(() => {
    network(true);
  });
  expect(screen.getByLabelText('Loading posts')).toBeInTheDocument();
});
