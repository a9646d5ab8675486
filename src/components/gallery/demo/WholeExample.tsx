import { type ReactNode, useLayoutEffect, useState } from 'react';

/**
 * An example that React draws in one go, after its card. Cards are drawn in slices, and an editor whose first drawing is
 * set aside between two slices is gone when React takes it up again.
 */
export function WholeExample({ children }: { children: ReactNode }) {
  const [hasCard, setHasCard] = useState(false);
  useLayoutEffect(() => setHasCard(true), []);
  return hasCard ? children : null;
}
