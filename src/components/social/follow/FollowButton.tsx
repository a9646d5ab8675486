import { useQuery } from '@tanstack/react-query';
import type { MemberCard, Relationship } from '@contract/member/member';
import { memberOptions, optimisticFollowOptions } from '@/queries/social/member/member';
import { useFollow } from '@/queries/social/mutations/member/follow';
import { followText } from '@/messages/social/follow';

interface Props {
  member: MemberCard;
  /** The last confirmed state; a pending follow or a profile read later overrides it. */
  relation?: Pick<Relationship, 'following' | 'followedBy' | 'requested'>;
  /** The member decides about followers: a follow becomes a request. */
  approvesFollowers?: boolean;
  /** When `relation` was read, in ms since the epoch; 0 if unknown. */
  readAt?: number;
  small?: boolean;
}

const NO_RELATION = { following: false, followedBy: false, requested: false };

export function FollowButton({
  member,
  relation = NO_RELATION,
  approvesFollowers = false,
  readAt = 0,
  small = false,
}: Props) {
  const { data: optimisticFollow } = useQuery(optimisticFollowOptions(member.handle));
  // Not fetched for a button: only what a profile or a follow has left in the cache.
  const { data: profile, dataUpdatedAt } = useQuery({ ...memberOptions(member.handle), enabled: false });
  const follow = useFollow();
  const newer = profile && dataUpdatedAt >= readAt ? profile : null;
  const asks = newer?.approvesFollowers ?? approvesFollowers;
  const { following, requested } = newer?.relation ?? relation;
  const on = optimisticFollow ?? (following || requested);
  const isRequest = requested || (asks && !following);
  const idle = relation.followedBy ? followText.followBack : followText.follow;
  const label = on ? (isRequest ? followText.requested : followText.following) : idle;
  return (
    <button
      type="button"
      className={`btn ${on ? 'btn-outline-secondary' : 'btn-outline-primary'}${small ? ' btn-sm' : ''}`}
      aria-pressed={on}
      aria-label={followText.labelOf(label, member.name)}
      onClick={() => follow(member.handle, !on, isRequest)}
    >
      {label}
    </button>
  );
}
