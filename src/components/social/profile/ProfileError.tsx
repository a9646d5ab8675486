import { Link } from '@tanstack/react-router';
import { EmptyState, ErrorState } from '@/components/ui/status/StatusMessage';
import { ApiError, isNotFound } from '@/lib/api/errors';
import { setOverlays } from '@/lib/overlays/overlay-store';
import { profileText } from '@/messages/social/profile';
import { profilePageText } from '@/messages/social/profile-page';

interface Props {
  handle: string;
  error: Error;
  retry: () => void;
}

function ErrorContent({ handle, error, retry }: Props) {
  if (isBlockedBy(error))
    return (
      <EmptyState
        title={profilePageText.hasBlockedYou(handle)}
        text={profilePageText.hasBlockedYouHint}
        action={
          <button
            type="button"
            className="btn btn-outline-secondary"
            onClick={() => setOverlays({ report: { kind: 'member', handle, name: `@${handle}` } })}
          >
            {profileText.report(handle)}
          </button>
        }
      />
    );
  if (isNotFound(error))
    return (
      <EmptyState
        title={profilePageText.noMemberNamed(handle)}
        text={profilePageText.noMemberNamedHint}
        action={
          <Link to="/explore" search={{ q: handle, kind: 'people' }} className="btn btn-outline-secondary">
            {profilePageText.findSimilarNames}
          </Link>
        }
      />
    );
  return <ErrorState title={profilePageText.loadFailed} error={error} retry={retry} />;
}

/** Whether the member has blocked the reader. */
export const isBlockedBy = (error: Error | null): boolean =>
  error instanceof ApiError && error.problem.code === 'blocked';

export const ProfileError = (props: Props) => (
  <div className="card stream-inset">
    <h1 className="visually-hidden" tabIndex={-1}>
      @{props.handle}
    </h1>
    <ErrorContent {...props} />
  </div>
);
