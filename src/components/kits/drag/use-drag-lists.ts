import { useState } from 'react';
import type { Move } from './drag-session';
import { applyMove, type Lists } from './apply-move';

/** Lists that are changed by dragging and can be set back. `first` stays the same. */
export function useDragLists<T extends { id: string }>(first: Lists<T>, copyOf?: (item: T) => T) {
  const [lists, setLists] = useState(first);
  return {
    lists,
    changed: lists !== first,
    setLists,
    move: (move: Move) => setLists((before) => applyMove(before, move, copyOf)),
    reset: () => setLists(first),
  };
}
