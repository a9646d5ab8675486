// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { setNetwork } from '../../support/dom/set-network';

afterEach(() => {
  vi.useRealTimers();
});

test('a skeleton explains a missing network after a while, and loads when it returns', () => {
  vi.useFakeTimers();
  setNetwork(false);
  render(<Skeleton what="posts" faces rows={2} />);
  expect(screen.getByLabelText('Loading posts')).toBeInTheDocument();
  act(() => {
    vi.advanceTimersByTime(1_000);
  });
  expect(screen.getByRole('heading', { name: 'You’re offline' })).toBeInTheDocument();
  expect(screen.getByText(/^Plaza cannot show posts offline\./)).toBeInTheDocument();
  expect(screen.queryByLabelText('Loading posts')).not.toBeInTheDocument();
  act(() => {
    setNetwork(true);
  });
  expect(screen.getByLabelText('Loading posts')).toBeInTheDocument();
});
