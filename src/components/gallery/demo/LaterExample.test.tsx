// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LaterExample } from './LaterExample';

beforeEach(() => {
  vi.useFakeTimers();
  // A page on which the example is far below the window.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const Example = () => <p>The example</p>;
const load = vi.fn<() => Promise<typeof Example>>(() => Promise.resolve(Example));

test('a print shows an example that nobody came near, without waiting', async () => {
  render(<LaterExample load={load} />);
  expect(load).not.toHaveBeenCalled();
  await act(() => vi.runAllTimersAsync());
  expect(screen.queryByText('The example')).toBeNull();
  window.dispatchEvent(new Event('beforeprint'));
  expect(screen.getByText('The example')).toBeInTheDocument();
});
