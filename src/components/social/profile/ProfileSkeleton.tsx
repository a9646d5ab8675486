import { Skeleton, useOfflineWithoutData } from '@/components/ui/status/Skeleton';
import { profilePageText } from '@/messages/social/profile-page';
import './profile.scss';

export function ProfileSkeleton({ handle }: { handle: string }) {
  const offline = useOfflineWithoutData();
  return (
    <>
      {!offline && (
        <div className="card overflow-hidden mb-4">
          <div className="profile-cover bg-skeleton" />
          <div className="px-5 pb-4">
            <div className="profile-top d-flex">
              <i className="avatar" />
            </div>
            <div className="stack-3 pt-4">
              <i className="skeleton-line w-50" />
              <i className="skeleton-line w-25" />
              <i className="skeleton-line w-100" />
              <i className="skeleton-line w-75" />
            </div>
          </div>
        </div>
      )}
      <div className="card stream stream-inset">
        <h1 className="visually-hidden" tabIndex={-1}>
          @{handle}
        </h1>
        <Skeleton what={profilePageText.profileNoun} faces rows={4} />
      </div>
    </>
  );
}
