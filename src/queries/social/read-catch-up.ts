import type { QueryClient } from '@tanstack/react-query';
import { type CatchUpSince, readCatchUp } from '@contract/feed/catch-up';
import { callApi } from '@/lib/api/client';
import { readingMinutes } from '@/lib/text/reading-time';
import { cachePosts } from './post/post';

/** Local midnight, in ISO 8601; undefined leaves the last visit to the service. */
function startOf(since: CatchUpSince): string | undefined {
  if (since === 'visit') return undefined;
  const now = new Date();
  const days = since === 'yesterday' ? 1 : 7;
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - days).toISOString();
}

/** Caches the posts; the digest holds their ids. Throws as `callApi` does. */
export async function readDigest(client: QueryClient, since: CatchUpSince, signal: AbortSignal) {
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
}

export type CatchUpDigest = Awaited<ReturnType<typeof readDigest>>;
