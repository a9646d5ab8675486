// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PollBox } from '@/components/social/post/PollBox';

afterEach(() => {
  vi.useRealTimers();
});

test('the time left in a poll goes on while the page stays open', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T09:00:00Z') });
  const options = ['Tea', 'Coffee'].map((text) => ({ text, votes: 0 }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PollBox
        postId="1"
        canVote
        poll={{ options, closesAt: '2026-11-20T14:00:00Z', closed: false, ownChoice: null }}
      />
    </QueryClientProvider>,
  );
  expect(screen.getByText(/5 hours left/)).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(3 * 3_600_000));
  expect(screen.getByText(/2 hours left/)).toBeInTheDocument();
});
