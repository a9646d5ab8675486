import { type ReactNode, useEffect } from 'react';
import { useRenderTurn } from '@/components/ui/hooks/use-render-turn';

/**
 * An example that React draws in one go, in a task of its own once its card is in the page. Cards are drawn in slices,
 * and an editor whose first drawing is set aside between two slices is gone when React takes it up again.
 */
export function WholeExample({ children }: { children: ReactNode }) {
  const { turn, onDrawn } = useRenderTurn(true);
  useEffect(() => {
    if (turn) onDrawn();
  }, [turn, onDrawn]);
  return turn ? children : null;
}
