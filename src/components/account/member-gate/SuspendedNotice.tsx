import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Problem } from '@contract/problem';
import { AppealPanel } from '@/components/social/appeal/AppealPanel';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { usePageSubject } from '@/components/ui/hooks/use-page-subject';
import { ApiError } from '@/lib/api/errors';
import { formatDateTime } from '@/lib/dates/relative-time';
import { meOptions } from '@/queries/social/member/me';
import { commonText } from '@/messages/ui/common';
import { memberGateText } from '@/messages/account/member-gate';

type Suspension = NonNullable<Problem['suspension']>;

const REASONS: Record<NonNullable<Suspension['reason']>, string> = {
  spam: memberGateText.spam,
  harassment: memberGateText.harassment,
  hate: memberGateText.hate,
  violence: memberGateText.violence,
  'self-harm': memberGateText.selfHarm,
  false: memberGateText.falseInformation,
  other: memberGateText.breachOfRules,
};

const noticeText = (suspension: Suspension | undefined): string => {
  const end = suspension?.until
    ? memberGateText.endsOn(formatDateTime(new Date(suspension.until)))
    : memberGateText.noEnd;
  return suspension?.reason
    ? memberGateText.suspendedFor(REASONS[suspension.reason], end)
    : memberGateText.suspended(end);
};

const Notice = ({ suspension }: { suspension: Suspension | undefined }) => (
  <div className="card feed-width py-6 px-4">
    <h1 className="visually-hidden" tabIndex={-1}>
      {memberGateText.accountSuspended}
    </h1>
    <EmptyState
      title={memberGateText.yourAccountIsSuspended}
      text={noticeText(suspension)}
      action={
        <div className="d-flex flex-wrap justify-content-center gap-2">
          <button type="button" className="btn btn-primary" onClick={() => location.reload()}>
            {commonText.tryAgain}
          </button>
          <Link to="/support" className="btn btn-outline-secondary">
            {memberGateText.support}
          </Link>
          <Link to="/auth/logout" className="btn btn-quiet">
            {memberGateText.signOut}
          </Link>
          <div className="account-notice-appeal d-flex justify-content-center w-100">
            <AppealPanel />
          </div>
        </div>
      }
    />
  </div>
);

/** The refusal of the service says why and until when. */
export function SuspendedNotice() {
  // An observer of its own would send the refused request again.
  const error = useQueryClient().getQueryState(meOptions().queryKey)?.error;
  usePageSubject(memberGateText.accountSuspended);
  return <Notice suspension={error instanceof ApiError ? error.problem.suspension : undefined} />;
}
