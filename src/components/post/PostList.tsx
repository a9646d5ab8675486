import { useQueryClient } from '@tanstack/react-query';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type PostEntry, postKey } from '@/queries/post';
import type { PostRow } from '@/queries/post-list';
import { PostCard } from './PostCard';
import { BAR, knownHeights, usePlace } from './use-place';
import { usePostKeys } from './use-post-keys';

interface Props {
  /** Names the feed: "For you". */
  label: string;
  /** Under which the reader's place is kept. */
  list: string;
  rows: readonly PostRow[];
  hasMore: boolean;
  /** More rows are on their way. */
  loading: boolean;
  onEnd: () => void;
  showNew?: (() => void) | undefined;
}

/** Pixels of a post nobody has measured yet. */
const USUAL_HEIGHT = 220;

const FOCUSABLE = 'a[href], button:not(:disabled), input, textarea, select, [tabindex="0"]';

/** Moves the focus to the last thing before a feed, or the first after it; false when there is none. */
function leaveFeed(feed: HTMLElement, forward: boolean): boolean {
  const side = forward ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const outside = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (one) => !feed.contains(one) && feed.compareDocumentPosition(one) & side && one.checkVisibility(),
  );
  const target = outside.at(forward ? 0 : -1);
  target?.focus();
  return target !== undefined;
}

/**
 * Any number of posts in the ARIA feed pattern: only those near the window are in the page, the one with the focus
 * always is, and rows that come or grow above never move what is being read.
 */
export function PostList({ label, list, rows, hasMore, loading, onEnd, showNew }: Props) {
  const client = useQueryClient();
  const feed = useRef<HTMLDivElement>(null);
  const [margin, setMargin] = useState(0);
  const [active, setActive] = useState(-1);
  const wanted = useRef(-1);

  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: rows.length,
    estimateSize: () => USUAL_HEIGHT,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 5,
    scrollMargin: margin,
    scrollPaddingStart: BAR + 8,
    initialMeasurementsCache: knownHeights(list),
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

  // What stands above the list may grow: the composer, the banner that says one is offline.
  useLayoutEffect(() => {
    const measure = () => {
      const box = feed.current?.getBoundingClientRect();
      if (box) setMargin(Math.round(box.top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  // The post with the focus stays in the page; Ctrl+Home and Ctrl+End leave the feed (ARIA feed pattern).
  useEffect(() => {
    const node = feed.current;
    const focusin = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
      if (row) setActive(Number(row.dataset['index']));
    };
    const keydown = (event: KeyboardEvent) => {
      if (!node || !event.ctrlKey || (event.key !== 'Home' && event.key !== 'End')) return;
      if (leaveFeed(node, event.key === 'End')) event.preventDefault();
    };
    node?.addEventListener('focusin', focusin);
    node?.addEventListener('keydown', keydown);
    return () => {
      node?.removeEventListener('focusin', focusin);
      node?.removeEventListener('keydown', keydown);
    };
  }, []);

  usePlace(list, virtualizer, (key) => rows.findIndex((row) => row.key === key));

  const items = virtualizer.getVirtualItems();
  const last = items.at(-1)?.index ?? -1;
  useEffect(() => {
    if (hasMore && !loading && last >= rows.length - 6) onEnd();
  }, [hasMore, loading, last, rows.length, onEnd]);

  const articleAt = (index: number) =>
    feed.current?.querySelector<HTMLElement>(`[data-index="${index}"] > article`);

  const move = (by: 1 | -1) => {
    const focused =
      document.activeElement?.closest('article') && feed.current?.contains(document.activeElement);
    const inView = items.find(({ key }) => {
      const box = virtualizer.elementsCache.get(key)?.getBoundingClientRect();
      return box && box.height > 0 && box.bottom > BAR + 24;
    });
    const isShown = (index: number) => {
      const id = rows[index]?.postId;
      return Boolean(id && client.getQueryData<PostEntry>(postKey(id))?.truth);
    };
    let next = focused ? active + by : (inView?.index ?? 0);
    while (next >= 0 && next < rows.length && !isShown(next)) next += by;
    if (next < 0 || next >= rows.length) return;
    wanted.current = next;
    virtualizer.scrollToIndex(next, { align: 'start' });
    setActive(next);
    articleAt(next)?.focus({ preventScroll: true });
  };
  usePostKeys({ move, showNew });

  // The wanted post may only have been mounted by this very render.
  useEffect(() => {
    if (wanted.current < 0 || wanted.current !== active) return;
    articleAt(active)?.focus({ preventScroll: true });
    wanted.current = -1;
  });

  return (
    <div
      role="feed"
      aria-label={label}
      aria-busy={loading}
      className="stream-v"
      ref={(node) => {
        feed.current = node;
        virtualizer.containerRef(node);
      }}
    >
      {items.map(({ key, index }) => {
        const row = rows[index];
        return (
          <div key={key} data-index={index} ref={virtualizer.measureElement} className="stream-i">
            {row && (
              <PostCard
                postId={row.postId}
                repostedBy={row.repostedBy}
                place={[index + 1, hasMore ? -1 : rows.length]}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
