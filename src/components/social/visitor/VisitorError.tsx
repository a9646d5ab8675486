import { Link, useLocation } from '@tanstack/react-router';
import { EmptyState, ErrorState } from '@/components/ui/status/StatusMessage';
import { ApiError } from '@/lib/api/errors';

interface Props {
  /** "post", "profile". */
  what: string;
  error: Error;
  retry: () => void;
}

/** Does not tell whether the address exists: hidden content looks like a wrong address. */
export function VisitorError({ what, error, retry }: Props) {
  const here = useLocation({ select: ({ href }) => href });
  const isHidden = error instanceof ApiError && [400, 404, 410].includes(error.problem.status);
  return (
    <div className="card stream-inset">
      <h1 className="visually-hidden" tabIndex={-1}>
        {isHidden ? 'Not available' : 'Not loaded'}
      </h1>
      {isHidden ? (
        <EmptyState
          title={`This ${what} isn’t available`}
          text="It doesn’t exist, or only members may see it."
          action={
            <Link to="/auth/login" search={{ redirect: here }} className="btn btn-primary">
              Sign in to look again
            </Link>
          }
        />
      ) : (
        <ErrorState title={`The ${what} did not load`} error={error} retry={retry} />
      )}
    </div>
  );
}
