import { useQuery } from '@tanstack/react-query';
import type { MemberCard } from '@contract/member';
import { optimisticFollowOptions } from '@/queries/social/member/member';
import { useFollow } from '@/queries/social/mutations/follow';

interface Props {
  member: MemberCard;
  /** The last confirmed state; a pending follow overrides it. */
  following: boolean;
  followedBy?: boolean;
  small?: boolean;
}

export function FollowButton({ member, following, followedBy = false, small = false }: Props) {
  const { data: optimisticFollow } = useQuery(optimisticFollowOptions(member.handle));
  const follow = useFollow();
  const isFollowing = optimisticFollow ?? following;
  const label = isFollowing ? 'Following' : followedBy ? 'Follow back' : 'Follow';
  return (
    <button
      type="button"
      className={`btn ${isFollowing ? 'btn-outline-secondary' : 'btn-outline-primary'}${small ? ' btn-sm' : ''}`}
      aria-pressed={isFollowing}
      aria-label={`${label} ${member.name}`}
      onClick={() => follow(member.handle, !isFollowing)}
    >
      {label}
    </button>
  );
}
