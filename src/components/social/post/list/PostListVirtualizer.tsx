import { defaultRangeExtractor, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import {
  memo,
  type RefObject,
  startTransition,
  useDeferredValue,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { PostRow } from '@/queries/social/post/post-page';
import { useHomeKey } from './use-home-key';
import { HEADER_HEIGHT, measuredRows } from './use-reading-position';

export type WindowVirtualizer = ReturnType<typeof useWindowVirtualizer<HTMLDivElement>>;

export interface VirtualizerView {
  virtualizer: WindowVirtualizer;
  items: readonly VirtualItem[];
  /** Index of the first row in the window. */
  first: number;
}

export interface PostListVirtualizerProps {
  feed: RefObject<HTMLDivElement | null>;
  positionKey: string;
  rows: readonly PostRow[];
  /** The list lacks its top. */
  hasRowsAbove: boolean;
  /** Height of the page above the list, in px. */
  margin: number;
  /** Index of the focused row, which stays mounted; -1 without one. */
  active: number;
  onView: (view: VirtualizerView) => void;
  goToTop: () => void;
}

/** Height of an unmeasured post, in px. */
const ESTIMATED_HEIGHT = 220;
/** Space between the header and a post scrolled to by key, in px. */
const SCROLL_GAP = 8;

/** Measurements of the rows that are rendered before the virtualizer takes over. */
function renderedRows(feed: HTMLDivElement | null, rows: readonly PostRow[], top: number): VirtualItem[] {
  let start = top;
  return [...(feed?.children ?? [])].flatMap((child, index) => {
    const row = rows[index];
    if (!row) return [];
    const size = child.getBoundingClientRect().height;
    const item = { index, key: row.key, start, size, end: start + size, lane: 0 };
    start = item.end;
    return [item];
  });
}

/**
 * Keeps the posts near the window and the focused one mounted. Renders nothing: the list renders the rows, so that
 * loading this component late keeps their DOM nodes.
 */
export const PostListVirtualizer = memo(function PostListVirtualizer({
  feed,
  positionKey,
  rows,
  hasRowsAbove,
  margin,
  active,
  onView,
  goToTop,
}: PostListVirtualizerProps) {
  const top = margin - HEADER_HEIGHT;
  const [initialMeasurements] = useState(() => {
    const measured = measuredRows(positionKey);
    return measured.length > 0 ? measured : renderedRows(feed.current, rows, top);
  });
  // Visible rows first; the overscan follows in a background render.
  const settled = useDeferredValue(true, false);
  const wasSettled = useRef(false);
  // Still true in the render that puts the top of the list above.
  const hadRowsAbove = useDeferredValue(hasRowsAbove);
  // The virtualizer writes the offset that it read when it began. The first render may be interrupted by the reader's
  // scroll, the one after it is not.
  const [isReady, setReady] = useState(false);
  useLayoutEffect(() => setReady(true), []);
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    enabled: isReady,
    count: rows.length,
    estimateSize: () => ESTIMATED_HEIGHT,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: settled ? 5 : 1,
    // Measured from the header's lower edge, so that rows under the header are above the viewport, not its anchor.
    scrollMargin: top,
    scrollPaddingStart: SCROLL_GAP,
    initialMeasurementsCache: initialMeasurements,
    directDomUpdates: true,
    // "end" anchors to the visible row once the reader has left the top of the list.
    anchorTo: hasRowsAbove || hadRowsAbove || window.scrollY > margin ? 'end' : 'start',
    // Never sticks to the end of the list, as a chat would.
    scrollEndThreshold: Number.NEGATIVE_INFINITY,
    rangeExtractor: (range) => {
      const visible = defaultRangeExtractor(range);
      if (active < 0 || active >= rows.length || visible.includes(active)) return visible;
      return [...visible, active].toSorted((a, b) => a - b);
    },
  });
  const items = virtualizer.getVirtualItems();
  const first = virtualizer.range?.startIndex ?? 0;
  useLayoutEffect(() => {
    if (!isReady) return;
    const show = () => onView({ virtualizer, items, first });
    if (settled === wasSettled.current) show();
    else startTransition(show);
    wasSettled.current = settled;
  }, [isReady, virtualizer, items, first, onView, settled]);
  useHomeKey(hasRowsAbove, goToTop);
  return null;
});
