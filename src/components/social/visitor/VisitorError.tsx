import { Link, useLocation } from '@tanstack/react-router';
import { EmptyState, ErrorState } from '@/components/ui/status/StatusMessage';
import { ApiError } from '@/lib/api/errors';
import { visitorText } from '@/messages/social/visitor';

const TITLES = {
  post: { hidden: visitorText.postUnavailable, failed: visitorText.postLoadFailed },
  profile: { hidden: visitorText.profileUnavailable, failed: visitorText.profileLoadFailed },
} as const;

interface Props {
  of: keyof typeof TITLES;
  error: Error;
  retry: () => void;
}

/** Does not tell whether the address exists: hidden content looks like a wrong address. */
export function VisitorError({ of, error, retry }: Props) {
  const here = useLocation({ select: ({ href }) => href });
  const isHidden = error instanceof ApiError && [400, 404, 410].includes(error.problem.status);
  return (
    <div className="card stream-inset">
      <h1 className="visually-hidden" tabIndex={-1}>
        {isHidden ? visitorText.notAvailable : visitorText.notLoaded}
      </h1>
      {isHidden ? (
        <EmptyState
          title={TITLES[of].hidden}
          text={visitorText.unavailableHint}
          action={
            <Link to="/auth/login" search={{ redirect: here }} className="btn btn-primary">
              {visitorText.signInToLookAgain}
            </Link>
          }
        />
      ) : (
        <ErrorState title={TITLES[of].failed} error={error} retry={retry} />
      )}
    </div>
  );
}
