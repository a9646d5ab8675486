import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { usePageSubject } from '@/components/ui/hooks/use-page-subject';
import { formatDateTime } from '@/lib/dates/relative-time';
import { accountDeletionOptions, cancelAccountDeletionOptions } from '@/queries/account/deletion';
import { memberGateText } from '@/messages/account/member-gate';

export function DeletionPendingNotice() {
  const { data } = useQuery(accountDeletionOptions());
  const keep = useMutation(cancelAccountDeletionOptions());
  usePageSubject(memberGateText.accountToBeDeleted);
  return (
    <div className="card feed-width py-6 px-4">
      <h1 className="visually-hidden" tabIndex={-1}>
        {memberGateText.accountToBeDeleted}
      </h1>
      <EmptyState
        title={memberGateText.yourAccountWillBeDeleted}
        text={
          data?.deletesAt
            ? memberGateText.removedOn(formatDateTime(new Date(data.deletesAt)))
            : memberGateText.removedSoon
        }
        action={
          <div className="d-flex flex-wrap justify-content-center gap-2">
            <button
              type="button"
              className={`btn btn-primary${keep.isPending ? ' is-busy' : ''}`}
              aria-disabled={keep.isPending || undefined}
              onClick={() => {
                if (!keep.isPending) keep.mutate();
              }}
            >
              {memberGateText.keepMyAccount}
            </button>
            <Link to="/auth/logout" className="btn btn-quiet">
              {memberGateText.signOut}
            </Link>
          </div>
        }
      />
    </div>
  );
}
