import { startTransition, useEffect, useState } from 'react';

/**
 * False in the first render; true in a transition after the first render was shown. `useDeferredValue` would not wait for
 * that, and is rendered again and again in what replaces a fallback: docs/footguns.md.
 */
export function useIsLater(): boolean {
  const [isLater, setIsLater] = useState(false);
  useEffect(() => startTransition(() => setIsLater(true)), []);
  return isLater;
}
