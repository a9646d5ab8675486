import { useState } from 'react';
import type { Move } from './drag-session';
import { afterMove, type Lists } from './apply-move';

/** Lists that are changed by dragging and can be set back. `first` stays the same. */
export function useLists<T extends { id: string }>(first: Lists<T>, copyOf?: (item: T) => T) {
  const [lists, setLists] = useState(first);
  return {
    lists,
    changed: lists !== first,
    setLists,
    move: (move: Move) => setLists((before) => afterMove(before, move, copyOf)),
    reset: () => setLists(first),
  };
}
