import { useQuery } from '@tanstack/react-query';
import type { MemberCard } from '@contract/member';
import { optimisticFollowOptions, useFollow } from '@/queries/social/member/member';

interface Props {
  member: MemberCard;
  /** What the service said last. */
  following: boolean;
  /** They follow the reader. */
  followedBy?: boolean;
  small?: boolean;
}

/** Follows or stops following: the same word for the same person on every screen. */
export function FollowButton({ member, following, followedBy = false, small = false }: Props) {
  const { data: wish } = useQuery(optimisticFollowOptions(member.handle));
  const follow = useFollow();
  const is = wish ?? following;
  const word = is ? 'Following' : followedBy ? 'Follow back' : 'Follow';
  return (
    <button
      type="button"
      className={`btn ${is ? 'btn-outline-secondary' : 'btn-outline-primary'}${small ? ' btn-sm' : ''}`}
      aria-pressed={is}
      aria-label={`${word} ${member.name}`}
      onClick={() => follow(member.handle, !is)}
    >
      {word}
    </button>
  );
}
