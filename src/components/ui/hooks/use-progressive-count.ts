import { startTransition, useEffect, useState } from 'react';

/** Grows from `first` to `total` by `step`, each step a transition of its own, so that no task is as long as the whole. */
export function useProgressiveCount(total: number, step: number, first = 0): number {
  const [count, setCount] = useState(first);
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + step));
  }, [count, total, step]);
  return Math.min(count, total);
}
