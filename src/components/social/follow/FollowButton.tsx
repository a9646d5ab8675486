import { useQuery } from '@tanstack/react-query';
import type { MemberCard } from '@contract/member';
import { memberOptions, optimisticFollowOptions } from '@/queries/social/member/member';
import { useFollow } from '@/queries/social/mutations/follow';

interface Props {
  member: MemberCard;
  /** The last confirmed state; a pending follow or a profile read later overrides it. */
  following: boolean;
  /** When `following` was read, in ms since the epoch; 0 if unknown. */
  readAt?: number;
  followedBy?: boolean;
  small?: boolean;
}

export function FollowButton({ member, following, readAt = 0, followedBy = false, small = false }: Props) {
  const { data: optimisticFollow } = useQuery(optimisticFollowOptions(member.handle));
  // Not fetched for a button: only what a profile or a follow has left in the cache.
  const { data: profile, dataUpdatedAt } = useQuery({ ...memberOptions(member.handle), enabled: false });
  const follow = useFollow();
  const confirmed = profile && dataUpdatedAt >= readAt ? profile.relation.following : following;
  const isFollowing = optimisticFollow ?? confirmed;
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
