import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { readReadingPosition } from '@/lib/storage/reading-position';
import { readConfirmedPost } from '@/queries/social/post/post';
import type { PostRow } from '@/queries/social/post/post-list';
import { FeedGap } from './FeedGap';
import { PostCard } from '@/components/social/post/PostCard';
import { useFreshRows } from './use-fresh-rows';
import { HEADER_HEIGHT, useReadingPosition } from './use-reading-position';
import { usePostKeys } from './use-post-keys';
import { loadedVirtualizer, loadVirtualizer, useVirtualizerTrigger } from './load-virtualizer';
import type { VirtualizerView } from './PostListVirtualizer';

interface Props {
  /** aria-label of the feed. */
  label: string;
  positionKey: string;
  rows: readonly PostRow[];
  hasMore: boolean;
  loading: boolean;
  onEnd: () => void;
  showNew?: (() => void) | undefined;
  /** Loads posts into the gap with this key. */
  fillGap?: ((key: string) => Promise<void>) | undefined;
}

/** Rows in the first render; the rest of the first screen follows in a background render. */
const INITIAL_ROWS = 2;
/** Rows in the page before the virtualizer takes over. */
const ROWS_BEFORE_VIRTUALIZING = 12;

const FOCUSABLE = 'a[href], button:not(:disabled), input, textarea, select, [tabindex="0"]';

/** Focuses the nearest focusable element before or after the feed; false when there is none. */
function focusOutsideFeed(feed: HTMLElement, forward: boolean): boolean {
  const side = forward ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const outside = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) =>
      !feed.contains(element) && feed.compareDocumentPosition(element) & side && element.checkVisibility(),
  );
  const target = outside.at(forward ? 0 : -1);
  target?.focus();
  return target !== undefined;
}

/**
 * The ARIA feed pattern, virtualized: the focused row is always mounted, and rows added or resized above never move the
 * post being read.
 */
export function PostList({ label, positionKey, rows, hasMore, loading, onEnd, showNew, fillGap }: Props) {
  const client = useQueryClient();
  const feed = useRef<HTMLDivElement>(null);
  const [margin, setMargin] = useState(0);
  const [active, setActive] = useState(-1);
  const focusTarget = useRef(-1);

  const [view, setView] = useState<VirtualizerView | null>(null);
  // A list at its top starts without the virtualizer, so that the first posts render sooner.
  const [Virtualizer, setVirtualizer] = useState(() =>
    readReadingPosition(positionKey) ? loadedVirtualizer() : null,
  );
  const virtualizer = view?.virtualizer ?? null;
  const { isFresh, settle } = useFreshRows(rows);

  const initialCount = Math.min(rows.length, ROWS_BEFORE_VIRTUALIZING);
  const shown = Math.min(initialCount, useDeferredValue(initialCount, INITIAL_ROWS));
  const load = () =>
    void loadVirtualizer().then((loaded) => startTransition(() => setVirtualizer(() => loaded)));
  useVirtualizerTrigger({
    positionKey,
    feed,
    hasUnrenderedRows: shown < rows.length,
    load: Virtualizer || shown < initialCount ? null : load,
  });

  // Content above the list may grow, such as the composer or the offline banner.
  useLayoutEffect(() => {
    const measure = () => {
      const box = feed.current?.getBoundingClientRect();
      if (box) setMargin(Math.round(box.top + window.scrollY));
    };
    // Measuring forces a layout: skipped until the virtualizer needs the margin.
    if (Virtualizer) measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [Virtualizer]);

  // Tracks the focused row; Ctrl+Home and Ctrl+End leave the feed (ARIA feed pattern).
  useEffect(() => {
    const node = feed.current;
    const focusin = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
      if (row) setActive(Number(row.dataset['index']));
    };
    const keydown = (event: KeyboardEvent) => {
      if (!node || !event.ctrlKey || (event.key !== 'Home' && event.key !== 'End')) return;
      if (focusOutsideFeed(node, event.key === 'End')) event.preventDefault();
    };
    node?.addEventListener('focusin', focusin);
    node?.addEventListener('keydown', keydown);
    return () => {
      node?.removeEventListener('focusin', focusin);
      node?.removeEventListener('keydown', keydown);
    };
  }, []);

  useReadingPosition(positionKey, virtualizer, (key) => rows.findIndex((row) => row.key === key));

  const indexes = view?.items.length
    ? view.items.map(({ index }) => index)
    : rows.slice(0, shown).map((_, index) => index);
  const last = indexes.at(-1) ?? -1;
  useEffect(() => {
    if (virtualizer && hasMore && !loading && last >= rows.length - 6) onEnd();
  }, [virtualizer, hasMore, loading, last, rows.length, onEnd]);

  const rowAt = (index: number) => feed.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
  const articleAt = (index: number) => rowAt(index)?.querySelector<HTMLElement>(':scope > article');

  const move = (by: 1 | -1) => {
    const focused =
      document.activeElement?.closest('article') && feed.current?.contains(document.activeElement);
    const inView = indexes.find((index) => {
      const box = rowAt(index)?.getBoundingClientRect();
      return box && box.height > 0 && box.bottom > HEADER_HEIGHT + 24;
    });
    const isLoaded = (index: number) => {
      const id = rows[index]?.postId;
      return Boolean(id && readConfirmedPost(client, id));
    };
    let next = focused ? active + by : (inView ?? 0);
    while (next >= 0 && next < rows.length && !isLoaded(next)) next += by;
    if (next < 0 || next >= rows.length) return;
    focusTarget.current = next;
    if (virtualizer) virtualizer.scrollToIndex(next, { align: 'start' });
    else window.scrollBy(0, (rowAt(next)?.getBoundingClientRect().top ?? 0) - HEADER_HEIGHT - 8);
    setActive(next);
    articleAt(next)?.focus({ preventScroll: true });
  };
  usePostKeys({ move, showNew });

  // The target may have been mounted by this render only.
  useEffect(() => {
    if (focusTarget.current < 0 || focusTarget.current !== active) return;
    articleAt(active)?.focus({ preventScroll: true });
    focusTarget.current = -1;
  });

  return (
    <>
      {Virtualizer && (
        <Virtualizer
          feed={feed}
          positionKey={positionKey}
          rows={rows}
          margin={margin}
          active={active}
          onView={setView}
        />
      )}
      <div
        role="feed"
        aria-label={label}
        aria-busy={loading}
        className={view ? 'stream-list is-virtualized' : 'stream-list'}
        onAnimationEnd={settle}
        ref={(node) => {
          feed.current = node;
          virtualizer?.containerRef(node);
        }}
      >
        {indexes.map((index) => {
          const row = rows[index];
          return (
            row && (
              <div
                key={row.key}
                data-index={index}
                ref={virtualizer?.measureElement}
                className={isFresh(row) ? 'stream-row is-fresh' : 'stream-row'}
              >
                {row.gap ? (
                  <FeedGap fill={async () => fillGap?.(row.key)} />
                ) : (
                  <PostCard
                    postId={row.postId}
                    repostedBy={row.repostedBy}
                    reason={row.reason}
                    position={index + 1}
                    of={hasMore ? -1 : rows.length}
                  />
                )}
              </div>
            )
          );
        })}
      </div>
    </>
  );
}
