import { queryOptions } from '@tanstack/react-query';
import type { CatchUpSince } from '@contract/catch-up';
import { callApi } from '@/lib/api/client';
import { cachePosts } from './post/post';

/** Local midnight, in ISO 8601; undefined leaves the last visit to the service. */
function startOf(since: CatchUpSince): string | undefined {
  if (since === 'visit') return undefined;
  const now = new Date();
  const days = since === 'yesterday' ? 1 : 7;
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - days).toISOString();
}

/** Never refetched while it is read: the posts do not change under the reader. */
export const catchUpOptions = (since: CatchUpSince) =>
  queryOptions({
    queryKey: ['catch-up', since],
    queryFn: async ({ client, signal }) => {
      const [{ readCatchUp }, { readingMinutes }] = await Promise.all([
        import('@contract/catch-up'),
        import('@/lib/text/reading-time'),
      ]);
      const from = startOf(since);
      const askedAt = performance.now();
      const { groups, ...times } = await callApi(readCatchUp, { query: from ? { from } : {} }, { signal });
      const posts = groups.flatMap((group) => group.posts);
      cachePosts(client, posts, askedAt);
      return {
        ...times,
        minutes: readingMinutes(posts),
        groups: groups.map(({ member, more, posts: own }) => ({
          member,
          more,
          postIds: own.map(({ id }) => id),
        })),
      };
    },
    staleTime: Infinity,
  });

export type CatchUpDigest = Awaited<ReturnType<NonNullable<ReturnType<typeof catchUpOptions>['queryFn']>>>;
