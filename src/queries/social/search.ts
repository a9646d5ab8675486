import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { listCompletions, listTrends, searchMembers, searchPosts, searchTags } from '@contract/search';
import { callApi } from '@/lib/api/client';
import { cursorQuery } from '@/queries/pagination';
import { postListOptions, cachePostPage } from './post/post-list';

export const trendsOptions = () =>
  queryOptions({
    queryKey: ['trends'],
    queryFn: async ({ signal }) => (await callApi(listTrends, {}, { signal })).items,
    staleTime: 5 * 60_000,
  });

export const searchPostsOptions = (q: string) =>
  postListOptions({
    key: ['search', q],
    read: async (client, cursor, signal) => {
      const askedAt = performance.now();
      const page = await callApi(searchPosts, { query: { q, ...cursorQuery(cursor) } }, { signal });
      return cachePostPage(client, page, askedAt);
    },
  });

export const searchMembersOptions = (q: string) =>
  infiniteQueryOptions({
    queryKey: ['people', q],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      callApi(searchMembers, { query: { q, ...cursorQuery(pageParam) } }, { signal }),
    getNextPageParam: (last) => last.nextCursor,
  });

export const searchTagsOptions = (q: string) =>
  queryOptions({
    queryKey: ['tags', q],
    queryFn: async ({ signal }) => (await callApi(searchTags, { query: { q } }, { signal })).items,
  });

export const completionsOptions = (kind: 'member' | 'tag', prefix: string) =>
  queryOptions({
    queryKey: ['complete', kind, prefix],
    queryFn: ({ signal }) => callApi(listCompletions, { query: { kind, prefix } }, { signal }),
    staleTime: 60_000,
    retry: false,
  });
