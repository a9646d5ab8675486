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

/** The first row that ends below the header; null at the top of the page. */
function currentPosition(virtualizer: WindowVirtualizer): ReadingPosition | null {
  if (window.scrollY < 8) return null;
  for (const { key, index } of virtualizer.getVirtualItems()) {
    const box = virtualizer.elementsCache.get(key)?.getBoundingClientRect();
    if (box && box.bottom > HEADER_HEIGHT && box.height > 0)
      return { key: String(key), offset: box.top, index };
  }
  return null;
}

/** Restores the offset of a row until heights settle or the reader moves. Returns a function that stops. */
function holdPosition(virtualizer: WindowVirtualizer, position: ReadingPosition, index: number): () => void {
  const deadline = performance.now() + SETTLE_MS;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
      window.removeEventListener(type, stop);
  };
  const correct = () => {
    const box = virtualizer.elementsCache.get(position.key)?.getBoundingClientRect();
    if (!box) virtualizer.scrollToIndex(index, { align: 'start' });
    else if (Math.abs(box.top - position.offset) > 0.5) window.scrollBy(0, box.top - position.offset);
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
 * Saves and restores the position in a list, to the pixel, through Back, reload and changes above. `indexOf` returns -1
 * for a missing key. Without a virtualizer nothing is saved: the reader has not moved yet.
 */
export function useReadingPosition(
  positionKey: string,
  virtualizer: WindowVirtualizer | null,
  indexOf: (key: string) => number,
): void {
  const router = useRouter();
  const find = useEffectEvent(indexOf);

  useLayoutEffect(() => {
    if (!virtualizer) return undefined;
    const position = readReadingPosition(positionKey);
    const index = position ? find(position.key) : -1;
    return position && index >= 0 ? holdPosition(virtualizer, position, index) : undefined;
  }, [positionKey, virtualizer]);

  // Layout effect: stops saving before the next page scrolls to its top.
  useLayoutEffect(() => {
    if (!virtualizer) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      clearTimeout(timer);
      timer = undefined;
      saveReadingPosition(positionKey, currentPosition(virtualizer));
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
