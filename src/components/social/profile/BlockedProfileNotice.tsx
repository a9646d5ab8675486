import { useQueryClient } from '@tanstack/react-query';
import type { Member } from '@contract/member/member';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { setRelationship } from '@/queries/social/mutations/member/relationship';

export function BlockedProfileNotice({ member }: { member: Member }) {
  const client = useQueryClient();
  return (
    <div className="card stream-inset">
      <EmptyState
        title={`You have blocked ${member.name}`}
        text="You can’t see each other’s posts."
        action={
          <button
            type="button"
            className="btn btn-primary"
            onClick={() => setRelationship(client, 'block', member, false)}
          >
            Unblock
          </button>
        }
      />
    </div>
  );
}
