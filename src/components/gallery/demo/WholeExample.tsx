import { type ReactNode, useState } from 'react';

/**
 * An example that React draws in one go, once its card is in the page. Cards are drawn in slices, and an editor whose
 * first drawing is set aside between two slices is gone when React takes it up again.
 */
export function WholeExample({ children }: { children: ReactNode }) {
  const [hasCard, setHasCard] = useState(false);
  const mark = (place: HTMLElement | null): void => {
    if (place) setHasCard(true);
  };
  return hasCard ? children : <span hidden ref={mark} />;
}
