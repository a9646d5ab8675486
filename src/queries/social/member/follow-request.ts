import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { FollowRequestAnswer } from '@contract/member/follow-request';
import { callApi } from '@/lib/api/client';
import { cursorQuery } from '@/queries/pagination';

// Not part of the first load.
const loadContract = () => import('@/queries/late-operations');

/** Below `notifications`: live notifications refetch the list. */
export const followRequestsOptions = () =>
  infiniteQueryOptions({
    queryKey: ['notifications', 'list', 'follow-requests'],
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) =>
      callApi((await loadContract()).listFollowRequests, { query: cursorQuery(pageParam) }, { signal }),
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 10_000,
  });

export interface GivenAnswer {
  /** Null: the answer was taken back. */
  answer: FollowRequestAnswer | null;
  /** In ms since the epoch. */
  at: number;
}

/** The answer given on this device; null without one. */
export const givenAnswerOptions = (handle: string) =>
  queryOptions<GivenAnswer | null>({
    queryKey: ['follow', 'answer', handle],
    queryFn: () => null,
    initialData: null,
    staleTime: Infinity,
  });
