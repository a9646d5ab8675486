import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '@/lib/browser/after-paint';

/**
 * How many of `total` rows to draw: the first few with the page, the others after it, `step` with each frame, so that no
 * step holds up what a person does. What comes once all are drawn is drawn at once.
 */
export function useProgressiveCount(total: number, step: number, first = step): number {
  const [drawn, setDrawn] = useState(first);
  useEffect(() => {
    if (drawn >= total) return undefined;
    const next = drawn + step < total ? drawn + step : Infinity;
    return afterPaint(() => startTransition(() => setDrawn(next)));
  }, [drawn, total, step]);
  return Math.min(drawn, total);
}
