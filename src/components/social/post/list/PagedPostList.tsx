import { notifyManager, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import IconCheck from '~icons/tabler/circle-check';
import { ErrorState } from '@/components/ui/status/StatusMessage';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { readReadingPosition } from '@/lib/storage/reading-position';
import { hiddenMembersOptions, visibleRows } from '@/queries/social/member/hidden-member';
import { readConfirmedPost } from '@/queries/social/post/post';
import { placeOf, rowsAbove } from '@/queries/social/post/page-start';
import { flattenRows, MAX_PAGES, type postListOptions } from '@/queries/social/post/post-list';
import type { PostListPage, PostRow } from '@/queries/social/post/post-page';
import { postText } from '@/messages/social/post';
import { PostList } from './PostList';
import { loadedVirtualizer, loadVirtualizer } from './load-virtualizer';
import { measuredRows } from './use-reading-position';

interface Props {
  options: ReturnType<typeof postListOptions>;
  /** aria-label of the feed. */
  label: string;
  empty: ReactNode;
  /** Shown after the last post. */
  end?: string;
  showNew?: (() => void) | undefined;
  /** Loads posts into the gap with this key. */
  fillGap?: ((key: string) => Promise<void>) | undefined;
  /** Restores the position on every visit; by default only on Back and reload. */
  restoresPosition?: boolean;
}

/** Pages loaded from a stored page on while looking for the stored row, which may be deleted. */
const MAX_PAGES_FROM_PLACE = 3;
/** Rows needed below the restored post to fill the window, so that it can reach its old offset. */
const ROWS_BELOW_RESTORED = 10;

/** A page that is loading already is not asked for again. */
const JOIN = { cancelRefetch: false };
const NO_PAGES: readonly PostListPage[] = [];

/** All posts were deleted or hidden while the list is open: their rows show nothing. */
function useAllUnavailable(rows: readonly PostRow[]): boolean {
  const client = useQueryClient();
  return useSyncExternalStore(
    useCallback(
      (onChange: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
      [client],
    ),
    () => rows.every(({ postId, gap }) => !gap && readConfirmedPost(client, postId) === null),
  );
}

export function PagedPostList({
  options,
  label,
  empty,
  end = postText.noMorePosts,
  showNew,
  fillGap,
  restoresPosition = false,
}: Props) {
  const {
    data,
    error,
    isPending,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
    hasPreviousPage,
    fetchPreviousPage,
    isFetchingPreviousPage,
    isFetchPreviousPageError,
    isPaused,
  } = useInfiniteQuery(options);
  const client = useQueryClient();
  const { data: hidden } = useQuery(hiddenMembersOptions());
  // Mutes apply to feeds only: profiles and bookmarks still show posts of muted members.
  const isFeed = options.queryKey[1] === 'feed';
  const rows = useMemo(
    () => visibleRows(client, flattenRows(data), isFeed ? hidden : []),
    [client, data, hidden, isFeed],
  );
  const allUnavailable = useAllUnavailable(rows);
  const visit = useLocation({ select: ({ state: { __TSR_key: key } }) => key ?? '' });
  const name = options.queryKey.join(':');
  const positionKey = restoresPosition ? name : `${name}@${visit}`;
  const [target, setTarget] = useState(() => readReadingPosition(positionKey));
  // On Back the cached rows reach far enough; on a fresh load the target may be the last row.
  const [rowsBelow] = useState(() => (measuredRows(positionKey).length > 0 ? 0 : ROWS_BELOW_RESTORED));
  // A list that restores its position is not rendered at its top first.
  const [loadingVirtualizer, setLoadingVirtualizer] = useState(() => target !== null && !loadedVirtualizer());
  const pages = data?.pages ?? NO_PAGES;
  const at = rows.findIndex(({ key }) => key === target?.key);
  const from = target?.start?.cursor ?? null;
  // A list that did not begin at the stored page begins at its top, without the row.
  const mayFollow =
    from === (pages[0]?.start?.cursor ?? null) && pages.length < (from ? MAX_PAGES_FROM_PLACE : MAX_PAGES);
  const seeking =
    target !== null &&
    hasNextPage &&
    !isFetchNextPageError &&
    !isPaused &&
    (at < 0 ? mayFollow : at >= rows.length - rowsBelow);
  // Found or given up: a later reload of the list starts at its top.
  if (data && target && !seeking) setTarget(null);

  useEffect(() => {
    if (loadingVirtualizer) void loadVirtualizer().then(() => setLoadingVirtualizer(false));
  }, [loadingVirtualizer]);
  useEffect(() => {
    if (seeking && !isFetchingNextPage) void fetchNextPage();
  }, [seeking, isFetchingNextPage, fetchNextPage]);
  const loadMore = useCallback(() => void fetchNextPage(JOIN), [fetchNextPage]);
  const loadAbove = useCallback(() => void fetchPreviousPage(JOIN), [fetchPreviousPage]);

  if (isPending || seeking || loadingVirtualizer) {
    return (
      <div className="stream-inset">
        <Skeleton what={postText.posts} faces rows={5} />
      </div>
    );
  }
  if (!data) {
    return (
      <div className="stream-inset">
        <ErrorState title={postText.loadFailed} error={error} retry={() => void refetch()} />
      </div>
    );
  }
  if (allUnavailable && !hasNextPage) return <div className="stream-inset">{empty}</div>;
  return (
    <>
      <PostList
        label={label}
        positionKey={positionKey}
        rows={rows}
        rowsAbove={rowsAbove(pages)}
        hasMore={hasNextPage}
        loading={isFetchingNextPage || isFetchingPreviousPage}
        onEnd={isFetchNextPageError ? undefined : loadMore}
        onStart={hasPreviousPage && !isFetchPreviousPageError ? loadAbove : undefined}
        goToTop={showNew ?? (() => void client.resetQueries({ queryKey: options.queryKey, exact: true }))}
        placeOf={(key) => placeOf(pages, key)}
        showNew={showNew}
        fillGap={fillGap}
      />
      {isFetchNextPageError && (
        <div className="stream-inset">
          <ErrorState title={postText.moreLoadFailed} error={error} retry={loadMore} />
        </div>
      )}
      {isFetchingNextPage && (
        <div className="stream-inset">
          <Skeleton what={postText.morePosts} faces rows={2} />
        </div>
      )}
      {!hasNextPage && (
        <p className="stream-end text-ink-3">
          <IconCheck />
          {end}
        </p>
      )}
    </>
  );
}
