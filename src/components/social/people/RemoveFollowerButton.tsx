import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MemberCard } from '@contract/member/member';
import { removeFollower } from '@/components/social/follow/remove-follower';

/** The row stays, so that the list does not move while a person reads. */
export function RemoveFollowerButton({ follower }: { follower: MemberCard }) {
  const client = useQueryClient();
  const [removed, setRemoved] = useState(false);
  if (removed) return <span role="status">Removed</span>;
  return (
    <button
      type="button"
      className="btn btn-quiet btn-sm"
      aria-label={`Remove ${follower.name} from your followers`}
      onClick={() => void removeFollower(client, follower).then(setRemoved)}
    >
      Remove
    </button>
  );
}
