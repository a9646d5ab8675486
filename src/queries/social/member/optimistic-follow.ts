import { queryOptions } from '@tanstack/react-query';
import type { Member } from '@contract/member/member';

/** Following state set on this device and not yet confirmed; null without one. */
export const optimisticFollowOptions = (handle: string) =>
  queryOptions<boolean | null>({
    queryKey: ['follow', handle],
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
