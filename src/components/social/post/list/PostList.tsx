import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { type ReadingPosition, readReadingPosition } from '@/lib/storage/reading-position';
import { readConfirmedPost } from '@/queries/social/post/post';
import type { PostRow } from '@/queries/social/post/post-page';
import { FeedGap } from './FeedGap';
import { PostCard } from '@/components/social/post/PostCard';
import { useFeedFocus } from './use-feed-focus';
import { useFreshRows } from './use-fresh-rows';
import { HEADER_HEIGHT, useReadingPosition } from './use-reading-position';
import { useListMargin } from './use-list-margin';
import { usePostKeys } from './use-post-keys';
import { loadedVirtualizer, loadVirtualizer, useVirtualizerTrigger } from './load-virtualizer';
import type { VirtualizerView } from './PostListVirtualizer';

interface Props {
  /** aria-label of the feed. */
  label: string;
  positionKey: string;
  rows: readonly PostRow[];
  /** Number of rows above the given ones; 0 at the top of the list. */
  rowsAbove: number;
  hasMore: boolean;
  loading: boolean;
  /** Undefined after a failure. */
  onEnd: (() => void) | undefined;
  /** Loads rows above; undefined without any. */
  onStart: (() => void) | undefined;
  /** Called for a list that lacks its top. */
  goToTop: () => void;
  /** The page that holds the row with this key. */
  placeOf: (key: string) => Pick<ReadingPosition, 'start' | 'limit'>;
  showNew?: (() => void) | undefined;
  /** Loads posts into the gap with this key. */
  fillGap?: ((key: string) => Promise<void>) | undefined;
}

/** Rows in the first render; the rest of the first screen follows in a background render. */
const INITIAL_ROWS = 2;
/** Rows left when the next ones load. */
const ROWS_AHEAD = 6;
/** Rows in the page before the virtualizer takes over. */
const ROWS_BEFORE_VIRTUALIZING = 12;

/**
 * The ARIA feed pattern, virtualized: the focused row is always mounted, and rows added or resized above never move the
 * post being read.
 */
export function PostList({
  label,
  positionKey,
  rows,
  rowsAbove,
  hasMore,
  loading,
  onEnd,
  onStart,
  goToTop,
  placeOf,
  showNew,
  fillGap,
}: Props) {
  const client = useQueryClient();
  const feed = useRef<HTMLDivElement>(null);
  const indexes = useMemo(() => new Map(rows.map(({ key }, index) => [key, index])), [rows]);
  const [focused, setFocused] = useState({ key: '', index: -1 });
  // The row that takes the place of a removed one stays mounted for the focus to move to.
  const active = Math.min(indexes.get(focused.key) ?? focused.index, rows.length - 1);
  if (active !== focused.index) setFocused({ key: focused.key, index: active });
  const focusTarget = useRef(-1);
  const [view, setView] = useState<VirtualizerView | null>(null);
  // A list at its top starts without the virtualizer, so that the first posts render sooner.
  const [Virtualizer, setVirtualizer] = useState(() =>
    readReadingPosition(positionKey) ? loadedVirtualizer() : null,
  );
  const virtualizer = view?.virtualizer ?? null;
  // One function for all renders: a new one would take the list from the virtualizer while it makes room for rows above.
  const setFeed = useCallback(
    (node: HTMLDivElement | null) => {
      feed.current = node;
      virtualizer?.containerRef(node);
    },
    [virtualizer],
  );
  const { isFresh, settle } = useFreshRows(rows, rowsAbove === 0);
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

  const margin = useListMargin(feed, virtualizer, Virtualizer !== null);

  useFeedFocus(feed, (index) => setFocused({ key: rows[index]?.key ?? '', index }));

  useReadingPosition(positionKey, virtualizer, {
    // A removed row leaves its page, which was read for it.
    find: (key) => indexes.get(key) ?? (rowsAbove > 0 ? 0 : -1),
    keyAt: (index) => rows[index]?.key ?? '',
    isAtTop: rowsAbove === 0,
    placeOf,
  });

  // By key: rows added or dropped above have moved the indexes since.
  const mounted = view?.items.length
    ? view.items.flatMap(({ key }) => indexes.get(String(key)) ?? [])
    : rows.slice(0, shown).map((_, index) => index);
  const last = mounted.at(-1) ?? -1;
  const first = view?.first ?? ROWS_AHEAD;
  useEffect(() => {
    if (!virtualizer || loading) return;
    if (hasMore && last >= rows.length - ROWS_AHEAD) onEnd?.();
    else if (first < ROWS_AHEAD) onStart?.();
  }, [virtualizer, hasMore, loading, first, last, rows.length, onEnd, onStart]);

  const rowAt = (index: number) => feed.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
  const articleAt = (index: number) => rowAt(index)?.querySelector<HTMLElement>(':scope > article');

  const move = (by: 1 | -1) => {
    const hasFocus =
      document.activeElement?.closest('article') && feed.current?.contains(document.activeElement);
    const inView = mounted.find((index) => {
      const box = rowAt(index)?.getBoundingClientRect();
      return box && box.height > 0 && box.bottom > HEADER_HEIGHT + 24;
    });
    const isLoaded = (index: number) => {
      const id = rows[index]?.postId;
      return Boolean(id && readConfirmedPost(client, id));
    };
    let next = hasFocus ? active + by : (inView ?? 0);
    while (next >= 0 && next < rows.length && !isLoaded(next)) next += by;
    if (next < 0 || next >= rows.length) return;
    focusTarget.current = next;
    if (virtualizer) virtualizer.scrollToIndex(next, { align: 'start' });
    else window.scrollBy(0, (rowAt(next)?.getBoundingClientRect().top ?? 0) - HEADER_HEIGHT - 8);
    setFocused({ key: rows[next]?.key ?? '', index: next });
    articleAt(next)?.focus({ preventScroll: true });
  };
  usePostKeys({ move, showNew });

  // The target may be mounted by this render only, or by the next.
  useEffect(() => {
    const article = active >= 0 && focusTarget.current === active && articleAt(active);
    if (!article) return;
    article.focus({ preventScroll: true });
    focusTarget.current = -1;
  });

  return (
    <>
      {Virtualizer && (
        <Virtualizer
          feed={feed}
          positionKey={positionKey}
          rows={rows}
          hasRowsAbove={rowsAbove > 0}
          margin={margin}
          active={active}
          onView={setView}
          goToTop={goToTop}
        />
      )}
      <div
        role="feed"
        aria-label={label}
        aria-busy={loading}
        className={view ? 'stream-list position-relative is-virtualized' : 'stream-list position-relative'}
        onAnimationEnd={settle}
        ref={setFeed}
      >
        {mounted.map((index) => {
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
                    position={rowsAbove + index + 1}
                    of={hasMore ? -1 : rowsAbove + rows.length}
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
