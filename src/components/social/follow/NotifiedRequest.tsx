import { useQuery } from '@tanstack/react-query';
import type { MemberCard } from '@contract/member/member';
import { memberOptions } from '@/queries/social/member/member';
import { FollowRequestActions } from './FollowRequestActions';

/** A notified request may have been answered or withdrawn: loads whether the request still waits. */
export function NotifiedRequest({ member }: { member: MemberCard }) {
  const { data, dataUpdatedAt } = useQuery({ ...memberOptions(member.handle), staleTime: 60_000 });
  if (!data) return null;
  return <FollowRequestActions member={member} waiting={data.relation.requestedBy} readAt={dataUpdatedAt} />;
}
