import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { PostPage } from '@contract/post/post';
import {
  getPublicMember,
  getPublicThread,
  listPublicMemberPosts,
  listPublicTagPosts,
} from '@contract/public';
import type { Thread } from '@contract/post/thread';
import type * as z from 'zod/mini';
import { callApi } from '@/lib/api/client';
import { cursorQuery } from '@/queries/pagination';

type Page = z.infer<typeof PostPage>;

/** Apart from the cache of a member: a visitor's posts have no marks. */
const PUBLIC_KEY = 'public';

export const publicThreadOptions = (postId: string) =>
  infiniteQueryOptions({
    queryKey: [PUBLIC_KEY, 'thread', postId],
    queryFn: ({ pageParam, signal }): Promise<Thread> =>
      callApi(getPublicThread, { params: { postId }, query: cursorQuery(pageParam) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }: Thread) => nextCursor,
  });

export const publicMemberOptions = (handle: string) =>
  queryOptions({
    queryKey: [PUBLIC_KEY, 'member', handle],
    queryFn: ({ signal }) => callApi(getPublicMember, { params: { handle } }, { signal }),
  });

const postsOptions = (
  key: readonly string[],
  read: (query: { cursor?: string }, options: { signal: AbortSignal }) => Promise<Page>,
) =>
  infiniteQueryOptions({
    queryKey: [PUBLIC_KEY, 'posts', ...key],
    queryFn: ({ pageParam, signal }) => read(cursorQuery(pageParam), { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }: Page) => nextCursor,
  });

export type PublicPosts = ReturnType<typeof postsOptions>;

export const publicMemberPostsOptions = (handle: string, tab: 'posts' | 'media'): PublicPosts =>
  postsOptions(['member', handle, tab], (query, options) =>
    callApi(listPublicMemberPosts, { params: { handle }, query: { ...query, tab } }, options),
  );

export const publicTagPostsOptions = (tag: string): PublicPosts =>
  postsOptions(['tag', tag], (query, options) =>
    callApi(listPublicTagPosts, { params: { tag }, query }, options),
  );
