import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import IconCheck from '~icons/tabler/circle-check';
import { ErrorState } from '@/components/ui/status/StatusMessage';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { readReadingPosition } from '@/lib/storage/reading-position';
import { hiddenMembersOptions, visibleRows } from '@/queries/social/member/hidden-member';
import { flattenRows, type postListOptions } from '@/queries/social/post/post-list';
import { PostList } from './PostList';
import { loadedVirtualizer, loadVirtualizer } from './load-virtualizer';

interface Props {
  options: ReturnType<typeof postListOptions>;
  /** Names the feed: "For you". */
  label: string;
  /** Shown when there is nothing at all. */
  empty: ReactNode;
  /** Said after the last post. */
  end?: string;
  showNew?: (() => void) | undefined;
  /** Reads into the gap with this key. */
  fillGap?: ((key: string) => Promise<void>) | undefined;
  /** Come back to the same post whatever way leads here, as in one's own feed; otherwise only by Back and reload. */
  restoresPosition?: boolean;
}

/** How many pages are read to find the post the reader left; beyond that the list begins at its top. */
const MAX_PAGES_TO_SEEK = 12;
/** So many rows below it reach the foot of the window: with fewer the post could not stand where it stood. */
const ROWS_BELOW_RESTORED = 10;

/** A list of posts with its states: waiting, nothing there, refused, more on the way, the end. */
export function PagedPostList({
  options,
  label,
  empty,
  end = 'That is all',
  showNew,
  fillGap,
  restoresPosition: keepsPlace = false,
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
    isPaused,
  } = useInfiniteQuery(options);
  const client = useQueryClient();
  const { data: hidden } = useQuery(hiddenMembersOptions());
  // Mutes hold in feeds: on a page of theirs, and among bookmarks, their posts stay.
  const isFeed = options.queryKey[1] === 'feed';
  const rows = useMemo(
    () => visibleRows(client, flattenRows(data), isFeed ? hidden : []),
    [client, data, hidden, isFeed],
  );
  const visit = useLocation({ select: ({ state: { __TSR_key: key } }) => key ?? '' });
  const name = options.queryKey.join(':');
  const list = keepsPlace ? name : `${name}@${visit}`;
  const [left, setLeft] = useState(() => readReadingPosition(list)?.key);
  // On the way Back the rows of before reach far enough; those of a new page may end where the reader was.
  const [below] = useState(() => (loadedVirtualizer() ? 0 : ROWS_BELOW_RESTORED));
  // A list that is to stand where it was left is not shown anywhere else first.
  const [placing, setPlacing] = useState(() => left !== undefined && !loadedVirtualizer());
  const pages = data?.pages.length ?? 0;
  const seeking =
    left !== undefined &&
    hasNextPage &&
    !isFetchNextPageError &&
    !isPaused &&
    pages < MAX_PAGES_TO_SEEK &&
    !rows.slice(0, rows.length - below).some(({ key }) => key === left);
  // Found, or given up: a list that is read anew later begins at its top.
  if (data && left !== undefined && !seeking) setLeft(undefined);

  useEffect(() => {
    if (placing) void loadVirtualizer().then(() => setPlacing(false));
  }, [placing]);
  useEffect(() => {
    if (seeking && !isFetchingNextPage) void fetchNextPage();
  }, [seeking, isFetchingNextPage, fetchNextPage]);
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage]);

  if (isPending || seeking || placing) {
    return (
      <div className="stream-inset">
        <Skeleton label="Loading posts" faces rows={5} />
      </div>
    );
  }
  if (!data) {
    return (
      <div className="stream-inset">
        <ErrorState title="The posts did not load" error={error} retry={() => void refetch()} />
      </div>
    );
  }
  if (rows.length === 0 && !hasNextPage) return <div className="stream-inset">{empty}</div>;
  return (
    <>
      <PostList
        label={label}
        positionKey={list}
        rows={rows}
        hasMore={hasNextPage}
        loading={isFetchingNextPage}
        onEnd={isFetchNextPageError ? () => undefined : more}
        showNew={showNew}
        fillGap={fillGap}
      />
      {isFetchNextPageError && (
        <div className="stream-inset">
          <ErrorState title="More posts did not load" error={error} retry={more} />
        </div>
      )}
      {isFetchingNextPage && (
        <div className="stream-inset">
          <Skeleton label="Loading more posts" faces rows={2} />
        </div>
      )}
      {!hasNextPage && (
        <p className="stream-end">
          <IconCheck />
          {end}
        </p>
      )}
    </>
  );
}
