import { startTransition, useEffect, useState } from 'react';

/**
 * Grows from `first` to `total` by `step`, each step a transition of its own, so that no task is as long as the whole. The
 * first step waits until `first` is shown; `useDeferredValue` does not, and is rendered again and again in what replaces a
 * fallback: docs/footguns.md.
 */
export function useProgressiveCount(total: number, step: number, first = 0): number {
  const [count, setCount] = useState(first);
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + step));
  }, [count, total, step]);
  return Math.min(count, total);
}

/** False in the first render; true in a transition after that render was shown. */
export const useIsLater = (): boolean => useProgressiveCount(1, 1) > 0;
