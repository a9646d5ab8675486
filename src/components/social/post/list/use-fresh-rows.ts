import { type AnimationEvent, useState } from 'react';
import type { PostRow } from '@/queries/social/post/post-list';

const NONE: ReadonlySet<string> = new Set();

/** Finds the rows that arrived on top of a mounted list, until `settle` reports the end of their animation. */
export function useFreshRows(rows: readonly PostRow[]) {
  const [top, setTop] = useState(rows[0]?.key);
  const [known, setKnown] = useState(() => new Set(rows.map(({ key }) => key)));
  const [fresh, setFresh] = useState(NONE);
  if (rows[0]?.key !== top) {
    const below = rows.findIndex(({ key }) => known.has(key));
    const added = below < 0 ? rows : rows.slice(0, below);
    setTop(rows[0]?.key);
    setKnown(new Set(rows.map(({ key }) => key)));
    setFresh(new Set(added.map(({ key }) => key)));
  }
  return {
    isFresh: ({ key }: PostRow) => fresh.has(key),
    // A row that the virtualizer mounts later does not unfold.
    settle: ({ animationName }: AnimationEvent) => {
      if (animationName === 'unfold') setFresh(NONE);
    },
  };
}
