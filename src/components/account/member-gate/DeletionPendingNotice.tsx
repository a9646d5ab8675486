import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { formatDateTime } from '@/lib/dates/relative-time';
import { accountDeletionOptions, cancelAccountDeletionOptions } from '@/queries/account/deletion';

export function DeletionPendingNotice() {
  const { data } = useQuery(accountDeletionOptions());
  const keep = useMutation(cancelAccountDeletionOptions());
  const when = data?.deletesAt ? ` on ${formatDateTime(new Date(data.deletesAt))}` : ' soon';
  return (
    <div className="card account-notice">
      <h1 className="visually-hidden" tabIndex={-1}>
        Account to be deleted
      </h1>
      <EmptyState
        title="Your account will be deleted"
        text={`Everything is removed for good${when}. Until then it is hidden, and you can keep it.`}
        action={
          <div className="account-notice-actions">
            <button
              type="button"
              className={`btn btn-primary${keep.isPending ? ' is-busy' : ''}`}
              aria-disabled={keep.isPending || undefined}
              onClick={() => {
                if (!keep.isPending) keep.mutate();
              }}
            >
              Keep my account
            </button>
            <Link to="/auth/logout" className="btn btn-quiet">
              Sign out
            </Link>
          </div>
        }
      />
    </div>
  );
}
