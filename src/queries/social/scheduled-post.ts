import { infiniteQueryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import { cursorQuery } from '@/queries/pagination';

/** The contract is not part of the first load. */
export async function fetchScheduledPage(cursor: string | null, signal: AbortSignal | undefined) {
  const { listScheduledPosts } = await import('@/queries/late-operations');
  return callApi(listScheduledPosts, { query: cursorQuery(cursor) }, signal ? { signal } : {});
}

export const scheduledPostsOptions = () =>
  infiniteQueryOptions({
    queryKey: ['scheduled'],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => fetchScheduledPage(pageParam, signal),
    getNextPageParam: (last) => last.nextCursor,
  });
