import type { VirtualItem, Virtualizer } from '@tanstack/react-virtual';
import { useRouter } from '@tanstack/react-router';
import { useEffectEvent, useLayoutEffect } from 'react';
import {
  saveReadingPosition,
  type ReadingPosition,
  readReadingPosition,
} from '@/lib/storage/reading-position';

type WindowVirtualizer = Virtualizer<Window, HTMLDivElement>;

/** Heights measured on the last visit, so that the list stands as it stood before anything is measured again. */
const measured = new Map<string, VirtualItem[]>();

export const measuredRows = (list: string): VirtualItem[] => measured.get(list) ?? [];

/** Pixels at the top of the window that the bar covers. */
export const HEADER_HEIGHT = 84;
/** How long a restored place is corrected while heights settle, in milliseconds. */
const SETTLE_MS = 1_500;

/** The row under the bar's lower edge and where it stands; null at the top of the page. */
function currentPosition(virtualizer: WindowVirtualizer): ReadingPosition | null {
  if (window.scrollY < 8) return null;
  for (const { key, index } of virtualizer.getVirtualItems()) {
    const box = virtualizer.elementsCache.get(key)?.getBoundingClientRect();
    if (box && box.bottom > HEADER_HEIGHT && box.height > 0)
      return { key: String(key), offset: box.top, index };
  }
  return null;
}

/** Puts a row back where it stood and holds it there until heights have settled or the reader moves. */
function holdPosition(virtualizer: WindowVirtualizer, place: ReadingPosition, index: number): () => void {
  const until = performance.now() + SETTLE_MS;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
      window.removeEventListener(type, stop);
  };
  const correct = () => {
    const box = virtualizer.elementsCache.get(place.key)?.getBoundingClientRect();
    if (!box) virtualizer.scrollToIndex(index, { align: 'start' });
    else if (Math.abs(box.top - place.offset) > 0.5) window.scrollBy(0, box.top - place.offset);
    if (performance.now() < until) frame = requestAnimationFrame(correct);
    else stop();
  };
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    window.addEventListener(type, stop, { passive: true });
  }
  correct();
  return stop;
}

/**
 * Keeps the reader's place in a list through Back, reload and changes above: the row that was read, down to the
 * pixel. `indexOf` finds a row by key (-1 while it is not there); the place is looked for once, when the list appears.
 * Nothing is kept while there is no virtualizer: nobody has moved yet.
 */
export function useReadingPosition(
  list: string,
  virtualizer: WindowVirtualizer | null,
  indexOf: (key: string) => number,
): void {
  const router = useRouter();
  const find = useEffectEvent(indexOf);

  useLayoutEffect(() => {
    if (!virtualizer) return undefined;
    const place = readReadingPosition(list);
    const index = place ? find(place.key) : -1;
    return place && index >= 0 ? holdPosition(virtualizer, place, index) : undefined;
  }, [list, virtualizer]);

  // Off before the page that follows scrolls to its top, which is not where the reader left this one.
  useLayoutEffect(() => {
    if (!virtualizer) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      clearTimeout(timer);
      timer = undefined;
      saveReadingPosition(list, currentPosition(virtualizer));
    };
    const soon = () => {
      timer ??= setTimeout(save, 120);
    };
    const leave = () => {
      save();
      measured.set(list, virtualizer.takeSnapshot());
    };
    // The first move is what the virtualizer was loaded for: it was over before anybody listened.
    if (!readReadingPosition(list)) soon();
    window.addEventListener('scroll', soon, { passive: true });
    window.addEventListener('pagehide', leave);
    const unsubscribe = router.subscribe('onBeforeNavigate', leave);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', soon);
      window.removeEventListener('pagehide', leave);
      unsubscribe();
    };
  }, [list, router, virtualizer]);
}
