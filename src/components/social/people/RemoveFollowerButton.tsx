import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MemberCard } from '@contract/member/member';
import { removeFollower } from '@/components/social/follow/remove-follower';
import { commonText } from '@/messages/ui/common';
import { peopleText } from '@/messages/social/people';

/** The row stays, so that the list does not move while a person reads. */
export function RemoveFollowerButton({ follower }: { follower: MemberCard }) {
  const client = useQueryClient();
  const [removed, setRemoved] = useState(false);
  if (removed) return <span role="status">{peopleText.removed}</span>;
  return (
    <button
      type="button"
      className="btn btn-quiet btn-sm"
      aria-label={peopleText.removeFollower(follower.name)}
      onClick={() => void removeFollower(client, follower).then(setRemoved)}
    >
      {commonText.remove}
    </button>
  );
}
