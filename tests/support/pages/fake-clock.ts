import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** Until the end of the test the page's clock runs on, and can be set forward as on a page that stays open. */
export function fakeClock(): { forward: (hours: number) => void } {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  return {
    forward: (hours) => {
      vi.setSystemTime(Date.now() + hours * 3_600_000);
      act(() => void vi.advanceTimersByTime(30_000));
    },
  };
}
