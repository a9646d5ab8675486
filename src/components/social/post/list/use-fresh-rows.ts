import { type AnimationEvent, useState } from 'react';
import type { PostRow } from '@/queries/social/post/post-page';

const NONE: ReadonlySet<string> = new Set();

/** Finds the rows that arrived on top of a mounted list, but not those that its reader went up to, until `settle` reports the end of their animation. */
export function useFreshRows(rows: readonly PostRow[], isAtTop: boolean) {
  const [wasAtTop, setWasAtTop] = useState(isAtTop);
  const [top, setTop] = useState(rows[0]?.key);
  const [known, setKnown] = useState(() => new Set(rows.map(({ key }) => key)));
  const [fresh, setFresh] = useState(NONE);
  if (rows[0]?.key !== top) {
    const below = rows.findIndex(({ key }) => known.has(key));
    const added = !wasAtTop ? [] : below < 0 ? rows : rows.slice(0, below);
    setTop(rows[0]?.key);
    setWasAtTop(isAtTop);
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
