import { useState } from 'react';
import type { Move } from './drag-session';
import { applyMove, type Lists } from './apply-move';

/** Draggable lists with a reset. `first` must be stable. */
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
