import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Problem } from '@contract/problem';
import { AppealPanel } from '@/components/social/appeal/AppealPanel';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { ApiError } from '@/lib/api/errors';
import { formatDateTime } from '@/lib/dates/relative-time';
import { meOptions } from '@/queries/social/member/me';

type Suspension = NonNullable<Problem['suspension']>;

const REASONS: Record<NonNullable<Suspension['reason']>, string> = {
  spam: 'spam',
  harassment: 'harassment',
  hate: 'hate speech',
  violence: 'violence',
  'self-harm': 'self-harm',
  false: 'false information',
  other: 'a breach of the rules',
};

const noticeText = (suspension: Suspension | undefined): string => {
  const reason = suspension?.reason ? ` for ${REASONS[suspension.reason]}` : '';
  const end = suspension?.until
    ? `It ends on ${formatDateTime(new Date(suspension.until))}.`
    : 'It has no end date.';
  return `Moderators suspended it${reason}. ${end} Your posts are hidden, and you can’t read or post.`;
};

const Notice = ({ suspension }: { suspension: Suspension | undefined }) => (
  <div className="card account-notice">
    <h1 className="visually-hidden" tabIndex={-1}>
      Account suspended
    </h1>
    <EmptyState
      title="Your account is suspended"
      text={noticeText(suspension)}
      action={
        <div className="account-notice-actions">
          <button type="button" className="btn btn-primary" onClick={() => location.reload()}>
            Try again
          </button>
          <Link to="/support" className="btn btn-outline-secondary">
            Support
          </Link>
          <Link to="/auth/logout" className="btn btn-quiet">
            Sign out
          </Link>
          <div className="account-notice-appeal">
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
  return <Notice suspension={error instanceof ApiError ? error.problem.suspension : undefined} />;
}
