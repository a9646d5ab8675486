import { type ComponentType, type RefObject, useEffect, useEffectEvent } from 'react';
import { readReadingPosition } from '@/lib/storage/reading-position';
import { measuredRows } from './use-reading-position';
import type { PostListVirtualizerProps } from './PostListVirtualizer';

type Virtualizer = ComponentType<PostListVirtualizerProps>;

let loaded: Virtualizer | null = null;

/** What keeps a list short; null before it is loaded. */
export const loadedVirtualizer = (): Virtualizer | null => loaded;

/** Loads what keeps a list short. Where it does not come, null: the list stays whole and the next call tries again. */
export async function loadVirtualizer(): Promise<Virtualizer | null> {
  loaded ??= await import('./PostListVirtualizer').then(
    ({ PostListVirtualizer: Windowing }) => Windowing,
    () => null,
  );
  return loaded;
}

const ACTIVITY_EVENTS = ['scroll', 'wheel', 'touchstart', 'pointermove', 'keydown'];

interface TriggerOptions {
  list: string;
  feed: RefObject<HTMLDivElement | null>;
  /** There are rows that are not in the page. */
  isCut: boolean;
  /** Null once it is done. */
  load: (() => void) | null;
}

/**
 * Calls `load` once a short list is worth its code: somebody is about to move or has moved while it was drawn, the place
 * they left is to be found, the list does not fill two windows, or not all of it is there.
 */
export function useVirtualizerTrigger({ list, feed, isCut, load }: TriggerOptions): void {
  const want = useEffectEvent(() => load?.());
  const needed = load !== null;
  useEffect(() => {
    if (!needed) return undefined;
    const isShort = () => (feed.current?.getBoundingClientRect().bottom ?? 0) < 2 * window.innerHeight;
    if (
      isCut ||
      window.scrollY > 0 ||
      readReadingPosition(list) ||
      measuredRows(list).length > 0 ||
      isShort()
    )
      want();
    const sign = () => want();
    for (const type of ACTIVITY_EVENTS) window.addEventListener(type, sign, { passive: true });
    return () => {
      for (const type of ACTIVITY_EVENTS) window.removeEventListener(type, sign);
    };
  }, [needed, isCut, list, feed]);
}
