import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { MAX_COMPLETION_PREFIX } from '@contract/feed/search-limits';
import { callApi } from '@/lib/api/client';
import { cursorQuery } from '@/queries/pagination';
import { withLocalDays } from './local-days';
import { postListOptions, cachePostPage } from './post/post-list';

// Not part of the first load.
const loadContract = () => import('@/queries/late-operations');

export const trendsOptions = () =>
  queryOptions({
    queryKey: ['trends'],
    queryFn: async ({ signal }) => (await callApi((await loadContract()).listTrends, {}, { signal })).items,
    staleTime: 5 * 60_000,
  });

export const searchPostsOptions = (q: string) =>
  postListOptions({
    key: ['search', q],
    read: async (client, cursor, signal) => {
      const { searchPosts } = await loadContract();
      const askedAt = performance.now();
      const query = { q: withLocalDays(q), ...cursorQuery(cursor) };
      const page = await callApi(searchPosts, { query }, { signal });
      return cachePostPage(client, page, askedAt);
    },
  });

/** Without what the member has muted. */
export const trendPostsOptions = (tag: string) =>
  postListOptions({
    key: ['trend', tag],
    read: async (client, cursor, signal) => {
      const { listTrendPosts } = await loadContract();
      const askedAt = performance.now();
      const page = await callApi(listTrendPosts, { params: { tag }, query: cursorQuery(cursor) }, { signal });
      return cachePostPage(client, page, askedAt);
    },
  });

export const searchMembersOptions = (q: string) =>
  infiniteQueryOptions({
    queryKey: ['people', q],
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) =>
      callApi((await loadContract()).searchMembers, { query: { q, ...cursorQuery(pageParam) } }, { signal }),
    getNextPageParam: (last) => last.nextCursor,
  });

export const searchTagsOptions = (q: string) =>
  queryOptions({
    queryKey: ['tags', q],
    queryFn: async ({ signal }) =>
      (await callApi((await loadContract()).searchTags, { query: { q } }, { signal })).items,
  });

export const completionsOptions = (kind: 'member' | 'tag', prefix: string) =>
  queryOptions({
    queryKey: ['complete', kind, prefix],
    queryFn: async ({ signal }) => {
      const { listCompletions } = await loadContract();
      const query = { kind, prefix: prefix.slice(0, MAX_COMPLETION_PREFIX) };
      return callApi(listCompletions, { query }, { signal });
    },
    staleTime: 60_000,
    retry: false,
  });
