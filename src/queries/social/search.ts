import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { complete, listTrends, searchPeople, searchPosts, searchTags } from '@contract/search';
import { call } from '@/lib/api/client';
import { cursorQuery, postList, rowsOfPosts } from './post/post-list';

/** What is written about most over the last day. */
export const trendsOptions = () =>
  queryOptions({
    queryKey: ['trends'],
    queryFn: async ({ signal }) => (await call(listTrends, {}, { signal })).items,
    staleTime: 5 * 60_000,
  });

/** Posts that hold all the words. */
export const searchPostsOptions = (q: string) =>
  postList({
    key: ['search', q],
    read: async (client, cursor, signal) => {
      const askedAt = performance.now();
      const page = await call(searchPosts, { query: { q, ...cursorQuery(cursor) } }, { signal });
      return rowsOfPosts(client, page, askedAt);
    },
  });

/** People by name or handle. */
export const searchPeopleOptions = (q: string) =>
  infiniteQueryOptions({
    queryKey: ['people', q],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      call(searchPeople, { query: { q, ...(pageParam ? { cursor: pageParam } : {}) } }, { signal }),
    getNextPageParam: (last) => last.nextCursor,
  });

/** Tags that hold a word, or nearly do. */
export const searchTagsOptions = (q: string) =>
  queryOptions({
    queryKey: ['tags', q],
    queryFn: async ({ signal }) => (await call(searchTags, { query: { q } }, { signal })).items,
  });

/** People or tags that begin with what was typed. */
export const completeOptions = (kind: 'member' | 'tag', prefix: string) =>
  queryOptions({
    queryKey: ['complete', kind, prefix],
    queryFn: ({ signal }) => call(complete, { query: { kind, prefix } }, { signal }),
    staleTime: 60_000,
    retry: false,
  });
