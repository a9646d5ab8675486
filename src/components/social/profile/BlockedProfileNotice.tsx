import { useQueryClient } from '@tanstack/react-query';
import type { Member } from '@contract/member/member';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { setRelationship } from '@/queries/social/mutations/member/relationship';
import { profilePageText } from '@/messages/social/profile-page';

export function BlockedProfileNotice({ member }: { member: Member }) {
  const client = useQueryClient();
  return (
    <div className="card stream-inset">
      <EmptyState
        title={profilePageText.youHaveBlocked(member.name)}
        text={profilePageText.blockedHint}
        action={
          <button
            type="button"
            className="btn btn-primary"
            onClick={() => setRelationship(client, 'block', member, false)}
          >
            {profilePageText.unblockShort}
          </button>
        }
      />
    </div>
  );
}
