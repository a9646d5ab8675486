import { queryOptions } from '@tanstack/react-query';
import type { Member } from '@contract/member/member';
import { callApi } from '@/lib/api/client';

// Not part of the first load.
const loadContract = () => import('@/queries/late-operations');

export const memberKey = (handle: string) => ['member', handle] as const;

export const memberOptions = (handle: string) =>
  queryOptions({
    queryKey: memberKey(handle),
    queryFn: async ({ signal }) =>
      callApi((await loadContract()).getMember, { params: { handle } }, { signal }),
  });

export const suggestionsOptions = () =>
  queryOptions({
    queryKey: ['suggestions'],
    queryFn: async ({ signal }) =>
      (await callApi((await loadContract()).listSuggestions, {}, { signal })).items,
    staleTime: 10 * 60_000,
  });

/** Following state set on this device and not yet confirmed. */
export const followKey = (handle: string) => ['follow', handle] as const;

/** Null without an unconfirmed follow. */
export const optimisticFollowOptions = (handle: string) =>
  queryOptions<boolean | null>({
    queryKey: followKey(handle),
    queryFn: () => null,
    initialData: null,
    staleTime: Infinity,
    gcTime: Infinity,
  });

export function withOptimisticFollow(member: Member, following: boolean | null): Member {
  if (following === null || following === member.relation.following) return member;
  if (following && member.approvesFollowers)
    return { ...member, relation: { ...member.relation, requested: true } };
  const followers = Math.max(0, member.counts.followers + (following ? 1 : -1));
  return {
    ...member,
    counts: { ...member.counts, followers },
    relation: { ...member.relation, following },
  };
}
