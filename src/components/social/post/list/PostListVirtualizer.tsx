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
import type { PostRow } from '@/queries/social/post/post-list';
import { HEADER_HEIGHT, measuredRows } from './use-reading-position';

export type WindowVirtualizer = ReturnType<typeof useWindowVirtualizer<HTMLDivElement>>;

/** Which rows are in the page, and what measures and places them. */
export interface VirtualizerView {
  virtualizer: WindowVirtualizer;
  items: readonly VirtualItem[];
}

export interface PostListVirtualizerProps {
  feed: RefObject<HTMLDivElement | null>;
  positionKey: string;
  rows: readonly PostRow[];
  /** Pixels of the page above the list. */
  margin: number;
  /** Index of the row with the focus, which stays in the page; -1 when it is elsewhere. */
  active: number;
  onView: (view: VirtualizerView) => void;
}

/** Height of an unmeasured post, in px. */
const ESTIMATED_HEIGHT = 220;
/** Space between the header and a post scrolled to by key, in px. */
const SCROLL_GAP = 8;

/** The rows as they stand in the page before anything is taken out of it. */
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
 * Keeps only the posts near the window in the page, and the one with the focus. Renders nothing; the list asks for it
 * once there is more than the first screen, and its rows stay the same nodes.
 */
export const PostListVirtualizer = memo(function Windowing({
  feed,
  positionKey: list,
  rows,
  margin,
  active,
  onView,
}: PostListVirtualizerProps) {
  const top = margin - HEADER_HEIGHT;
  const [known] = useState(() => {
    const kept = measuredRows(list);
    return kept.length > 0 ? kept : renderedRows(feed.current, rows, top);
  });
  // What is in view comes first; what makes scrolling smooth follows.
  const settled = useDeferredValue(true, false);
  const wasSettled = useRef(false);
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: rows.length,
    estimateSize: () => ESTIMATED_HEIGHT,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: settled ? 5 : 1,
    // Measured from the header's lower edge, so that rows under the header are above the viewport, not its anchor.
    scrollMargin: top,
    scrollPaddingStart: SCROLL_GAP,
    initialMeasurementsCache: known,
    directDomUpdates: true,
    // Anchored to the row in view once the reader has left the top; never pinned to the end as a chat would be.
    anchorTo: window.scrollY > margin ? 'end' : 'start',
    scrollEndThreshold: Number.NEGATIVE_INFINITY,
    rangeExtractor: (range) => {
      const visible = defaultRangeExtractor(range);
      if (active < 0 || active >= rows.length || visible.includes(active)) return visible;
      return [...visible, active].toSorted((a, b) => a - b);
    },
  });
  const items = virtualizer.getVirtualItems();
  useLayoutEffect(() => {
    const show = () => onView({ virtualizer, items });
    if (settled === wasSettled.current) show();
    else startTransition(show);
    wasSettled.current = settled;
  }, [virtualizer, items, onView, settled]);
  return null;
});
