import { type ComponentType, type RefObject, useEffect, useEffectEvent } from 'react';
import { readReadingPosition } from '@/lib/storage/reading-position';
import { measuredRows } from './use-reading-position';
import type { PostListVirtualizerProps } from './PostListVirtualizer';

type Virtualizer = ComponentType<PostListVirtualizerProps>;

let loaded: Virtualizer | null = null;

/** Null before it is loaded. */
export const loadedVirtualizer = (): Virtualizer | null => loaded;

/** Null when loading fails: the list renders without it, and the next call retries. */
export async function loadVirtualizer(): Promise<Virtualizer | null> {
  loaded ??= await import('./PostListVirtualizer').then(
    ({ PostListVirtualizer }) => PostListVirtualizer,
    () => null,
  );
  return loaded;
}

/** Asks for the code of a list with its posts where a place further down is stored. */
export function preloadVirtualizer(listKey: readonly string[]): void {
  if (readReadingPosition(listKey.join(':'))) void loadVirtualizer();
}

const ACTIVITY_EVENTS = ['scroll', 'wheel', 'touchstart', 'pointermove', 'keydown'];

interface TriggerOptions {
  positionKey: string;
  feed: RefObject<HTMLDivElement | null>;
  hasUnrenderedRows: boolean;
  /** Null once loaded. */
  load: (() => void) | null;
}

/**
 * Calls `load` when the virtualizer is needed: on the reader's first activity or scroll, with a position to restore, for
 * a list shorter than two windows, or with rows left to render.
 */
export function useVirtualizerTrigger({ positionKey, feed, hasUnrenderedRows, load }: TriggerOptions): void {
  const requestLoad = useEffectEvent(() => load?.());
  const needed = load !== null;
  useEffect(() => {
    if (!needed) return undefined;
    const isShort = () => (feed.current?.getBoundingClientRect().bottom ?? 0) < 2 * window.innerHeight;
    if (
      hasUnrenderedRows ||
      window.scrollY > 0 ||
      readReadingPosition(positionKey) ||
      measuredRows(positionKey).length > 0 ||
      isShort()
    )
      requestLoad();
    const onActivity = () => requestLoad();
    for (const type of ACTIVITY_EVENTS) window.addEventListener(type, onActivity, { passive: true });
    return () => {
      for (const type of ACTIVITY_EVENTS) window.removeEventListener(type, onActivity);
    };
  }, [needed, hasUnrenderedRows, positionKey, feed]);
}
