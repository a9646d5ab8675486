import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { FeedSidebar } from '@/components/social/sidebar/FeedSidebar';
import { PagedPostList } from '@/components/social/post/list/PagedPostList';
import { EmptyState, ErrorState } from '@/components/ui/status/StatusMessage';
import { TabBar } from '@/components/ui/control/TabBar';
import { ApiError } from '@/lib/api/errors';
import { optimisticFollowOptions, withOptimisticFollow } from '@/queries/social/member/member';
import { BlockedProfileNotice } from './BlockedProfileNotice';
import { ProfileTabEmpty } from './ProfileTabEmpty';
import { PinnedPost } from './PinnedPost';
import { ProfileHeader } from './ProfileHeader';
import { ProfileSkeleton } from './ProfileSkeleton';

const route = getRouteApi('/_shell/_member/u/$handle');

const TABS = [
  ['posts', 'Posts'],
  ['replies', 'Replies'],
  ['media', 'Media'],
  ['likes', 'Likes'],
] as const;

export function ProfilePage() {
  const { handle } = route.useParams();
  const { tab = 'posts' } = route.useSearch();
  const navigate = useNavigate();
  const queries = route.useRouteContext();
  const { data, error, isPending, refetch } = useQuery(queries.member);
  const { data: optimisticFollow } = useQuery(optimisticFollowOptions(handle));
  const member = data && withOptimisticFollow(data, optimisticFollow);
  const notFound = error instanceof ApiError && [404, 410].includes(error.problem.status);
  return (
    <div className="columns columns-2">
      <div className="column-main">
        {isPending && <ProfileSkeleton handle={handle} />}
        {!data && error && (
          <div className="card stream-inset">
            <h1 className="visually-hidden" tabIndex={-1}>
              @{handle}
            </h1>
            {notFound ? (
              <EmptyState
                title={`No member named @${handle}`}
                text="Check the spelling, or search for similar names."
                action={
                  <Link
                    to="/explore"
                    search={{ q: handle, kind: 'people' }}
                    className="btn btn-outline-secondary"
                  >
                    Find similar names
                  </Link>
                }
              />
            ) : (
              <ErrorState title="The profile did not load" error={error} retry={() => void refetch()} />
            )}
          </div>
        )}
        {member && (
          <>
            <ProfileHeader member={member} />
            {member.relation.blocked ? (
              <BlockedProfileNotice member={member} />
            ) : (
              <div className="card stream">
                <TabBar
                  label={`${member.name}’s activity`}
                  tabs={TABS}
                  value={tab}
                  controls="profile-panel"
                  onChange={(next) =>
                    void navigate({
                      to: '.',
                      search: next === 'posts' ? {} : { tab: next },
                      replace: true,
                      resetScroll: false,
                    })
                  }
                />
                <div
                  role="tabpanel"
                  id="profile-panel"
                  aria-label={TABS.find(([value]) => value === tab)?.[1]}
                >
                  {tab === 'posts' && member.pinned && <PinnedPost postId={member.pinned} />}
                  <PagedPostList
                    key={`${handle}:${tab}`}
                    options={queries.posts}
                    label={`${member.name}: ${tab}`}
                    empty={<ProfileTabEmpty member={member} tab={tab} />}
                  />
                </div>
              </div>
            )}
          </>
        )}
      </div>
      <FeedSidebar />
    </div>
  );
}
