// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LaterExample } from './LaterExample';

/** Whether the examples are within reach of the window when they are watched. */
let isNear: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  isNear = false;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly observe: () => void;
      constructor(onChange: (changes: { isIntersecting: boolean }[]) => void) {
        this.observe = () => onChange([{ isIntersecting: isNear }]);
      }
      disconnect = () => undefined;
    },
  );
});
afterEach(async () => {
  // A turn that was taken ends: all tests share one queue.
  await act(() => vi.runAllTimersAsync());
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

test('examples whose code arrives together are drawn in frames of their own', async () => {
  isNear = true;
  const { container } = render(
    <>
      <LaterExample load={load} />
      <LaterExample load={load} />
    </>,
  );
  const drawn = () => screen.queryAllByText('The example').length;
  const counts = new Set([drawn()]);
  for (let frame = 0; frame < 30 && drawn() < 2; frame += 1) {
    await act(() => vi.advanceTimersToNextTimerAsync());
    counts.add(drawn());
  }
  expect([...counts]).toEqual([0, 1, 2]);
  expect(container).toHaveTextContent(/^The exampleThe example$/);
});
