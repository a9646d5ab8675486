import type { VirtualItem, Virtualizer } from '@tanstack/react-virtual';
import { useRouter } from '@tanstack/react-router';
import { useEffectEvent, useLayoutEffect } from 'react';
import {
  saveReadingPosition,
  type ReadingPosition,
  readReadingPosition,
} from '@/lib/storage/reading-position';

type WindowVirtualizer = Virtualizer<Window, HTMLDivElement>;

/** Row heights of the last visit, so that a restored list lays out before it is measured again. */
const measurements = new Map<string, VirtualItem[]>();

export const measuredRows = (positionKey: string): VirtualItem[] => measurements.get(positionKey) ?? [];

/** Height of the sticky header, in px. */
export const HEADER_HEIGHT = 84;
/** A restored position is corrected for this long while row heights settle. */
const SETTLE_MS = 1_500;

interface Rows {
  /** -1 for a missing key. */
  find: (key: string) => number;
  keyAt: (index: number) => string;
  /** The first row is the top of the list. */
  isAtTop: boolean;
  /** The page that holds the row with this key. */
  placeOf: (key: string) => Pick<ReadingPosition, 'start' | 'limit'>;
}

/** The first row that ends below the header; null at the top of the list. */
function currentPosition(virtualizer: WindowVirtualizer, { isAtTop, placeOf }: Rows): ReadingPosition | null {
  if (isAtTop && window.scrollY < 8) return null;
  for (const item of virtualizer.getVirtualItems()) {
    const key = String(item.key);
    const box = virtualizer.elementsCache.get(key)?.getBoundingClientRect();
    if (box && box.bottom > HEADER_HEIGHT && box.height > 0) return { key, offset: box.top, ...placeOf(key) };
  }
  return null;
}

/** Restores the offset of a row until heights settle or the reader moves. Returns a function that stops. */
function holdPosition(
  virtualizer: WindowVirtualizer,
  { key, offset }: ReadingPosition,
  indexOf: (key: string) => number,
): () => void {
  const deadline = performance.now() + SETTLE_MS;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
      window.removeEventListener(type, stop);
  };
  const correct = () => {
    const box = virtualizer.elementsCache.get(key)?.getBoundingClientRect();
    if (!box) virtualizer.scrollToIndex(indexOf(key), { align: 'start' });
    else if (Math.abs(box.top - offset) > 0.5) window.scrollBy(0, box.top - offset);
    if (performance.now() < deadline) frame = requestAnimationFrame(correct);
    else stop();
  };
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    window.addEventListener(type, stop, { passive: true });
  }
  correct();
  return stop;
}

/**
 * Saves and restores the position in a list, to the pixel, through Back, reload and changes above. Without a virtualizer
 * nothing is saved: the reader has not moved yet.
 */
export function useReadingPosition(
  positionKey: string,
  virtualizer: WindowVirtualizer | null,
  rows: Rows,
): void {
  const router = useRouter();
  const find = useEffectEvent(rows.find);
  const keyAt = useEffectEvent(rows.keyAt);
  const current = useEffectEvent((from: WindowVirtualizer) => currentPosition(from, rows));

  useLayoutEffect(() => {
    if (!virtualizer) return undefined;
    const position = readReadingPosition(positionKey);
    const index = position ? find(position.key) : -1;
    return position && index >= 0
      ? holdPosition(virtualizer, { ...position, key: keyAt(index) }, (key) => find(key))
      : undefined;
  }, [positionKey, virtualizer]);

  // Layout effect: stops saving before the next page scrolls to its top.
  useLayoutEffect(() => {
    if (!virtualizer) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      clearTimeout(timer);
      timer = undefined;
      saveReadingPosition(positionKey, current(virtualizer));
    };
    const saveSoon = () => {
      timer ??= setTimeout(save, 120);
    };
    const leave = () => {
      save();
      measurements.set(positionKey, virtualizer.takeSnapshot());
    };
    // The first scroll loaded the virtualizer and ended before this listener existed.
    if (!readReadingPosition(positionKey)) saveSoon();
    window.addEventListener('scroll', saveSoon, { passive: true });
    window.addEventListener('pagehide', leave);
    const unsubscribe = router.subscribe('onBeforeNavigate', leave);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', saveSoon);
      window.removeEventListener('pagehide', leave);
      unsubscribe();
    };
  }, [positionKey, router, virtualizer]);
}
