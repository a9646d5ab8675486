import { useQuery } from '@tanstack/react-query';
import { memberOptions } from '@/queries/social/member/member';
import { FollowButton } from './FollowButton';

/** Loads the relationship of a member known only by handle. */
export function FollowBackButton({ handle }: { handle: string }) {
  const { data: member } = useQuery({ ...memberOptions(handle), staleTime: 60_000 });
  if (!member || member.relation.self) return null;
  const { relation, approvesFollowers } = member;
  return (
    <FollowButton
      member={member}
      relation={{ ...relation, followedBy: true }}
      approvesFollowers={approvesFollowers}
      small
    />
  );
}
