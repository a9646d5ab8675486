import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { ErrorState } from '@/components/ui/status/StatusMessage';
import { meOptions } from '@/queries/social/member/me';
import { setApprovesFollowers } from '@/queries/social/mutations/follow-request';

export function ApproveFollowersSwitch() {
  const client = useQueryClient();
  const { data: me, error, refetch } = useQuery(meOptions());
  if (error && !me)
    return <ErrorState title="The setting did not load" error={error} retry={() => void refetch()} />;
  if (!me) return <Skeleton what="setting" rows={2} />;
  const on = me.approvesFollowers;
  return (
    <>
      <label className="form-check form-switch">
        <span>
          Approve followers
          <small>People ask first. Only those you approve read your posts for followers.</small>
        </span>
        <input
          type="checkbox"
          role="switch"
          aria-checked={on}
          className="form-check-input"
          checked={on}
          onChange={() => setApprovesFollowers(client, !on)}
        />
      </label>
      <p className="notification-settings-note">
        Turning this off approves <Link to="/notifications/requests">everyone who is waiting</Link>.
      </p>
    </>
  );
}
