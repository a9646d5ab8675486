import { queryOptions } from '@tanstack/react-query';
import type { CatchUpSince } from '@contract/feed/catch-up';

/** Never refetched while it is read: the posts do not change under the reader. */
export const catchUpOptions = (since: CatchUpSince) =>
  queryOptions({
    queryKey: ['catch-up', since],
    queryFn: async ({ client, signal }) =>
      (await import('./read-catch-up')).readDigest(client, since, signal),
    staleTime: Infinity,
  });
