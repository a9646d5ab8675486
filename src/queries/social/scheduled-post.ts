import { infiniteQueryOptions } from '@tanstack/react-query';
import { listScheduledPosts } from '@contract/scheduled-post';
import { callApi } from '@/lib/api/client';
import { cursorQuery } from '@/queries/pagination';

export const fetchScheduledPage = (cursor: string | null, signal: AbortSignal | undefined) =>
  callApi(listScheduledPosts, { query: cursorQuery(cursor) }, signal ? { signal } : {});

export const scheduledPostsOptions = () =>
  infiniteQueryOptions({
    queryKey: ['scheduled'],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => fetchScheduledPage(pageParam, signal),
    getNextPageParam: (last) => last.nextCursor,
  });
