import { infiniteQueryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import { cursorQuery } from '@/queries/pagination';

/** Read again every 30 s, because posts leave the list ten minutes after their deletion. */
export const deletedPostsOptions = () =>
  infiniteQueryOptions({
    queryKey: ['deleted-posts'],
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) => {
      const { listDeletedPosts } = await import('@contract/post/deleted-post');
      return callApi(listDeletedPosts, { query: cursorQuery(pageParam) }, { signal });
    },
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 0,
    refetchInterval: 30_000,
  });
