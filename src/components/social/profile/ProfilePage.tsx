import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Navigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { FeedSidebar } from '@/components/social/sidebar/FeedSidebar';
import { SocialPage } from '@/components/social/sidebar/SocialPage';
import { PagedPostList } from '@/components/social/post/list/PagedPostList';
import { StreamTabs } from '@/components/social/post/list/StreamTabs';
import { usePageSubject } from '@/components/ui/hooks/use-page-subject';
import { isNotFound } from '@/lib/api/errors';
import { addAuthorVisit } from '@/lib/storage/author-visits';
import { optimisticFollowOptions, withOptimisticFollow } from '@/queries/social/member/member';
import { profilePageText } from '@/messages/social/profile-page';
import { BlockedProfileNotice } from './BlockedProfileNotice';
import { ProfileTabEmpty } from './ProfileTabEmpty';
import { PinnedPost } from './PinnedPost';
import { isBlockedBy, ProfileError } from './ProfileError';
import { ProfileActions } from './ProfileActions';
import { ProfileHeader } from './ProfileHeader';
import { ProfileRequest } from './ProfileRequest';
import { ProfileSkeleton } from './ProfileSkeleton';

const route = getRouteApi('/_shell/_member/u/$handle');

const TABS = [
  ['posts', profilePageText.posts],
  ['replies', profilePageText.replies],
  ['media', profilePageText.media],
  ['likes', profilePageText.likes],
] as const;

const listLabels = {
  posts: profilePageText.postsOf,
  replies: profilePageText.repliesOf,
  media: profilePageText.mediaOf,
  likes: profilePageText.likesOf,
};

export function ProfilePage() {
  const { handle } = route.useParams();
  const { tab = 'posts' } = route.useSearch();
  const queries = route.useRouteContext();
  const { data, dataUpdatedAt, error, isPending, refetch } = useQuery(queries.member);
  const { data: optimisticFollow } = useQuery(optimisticFollowOptions(handle));
  // A block, a suspension or a deletion hides a profile that was read before.
  const member =
    data && !isBlockedBy(error) && !isNotFound(error) ? withOptimisticFollow(data, optimisticFollow) : null;
  usePageSubject(member ? `${member.name} (@${member.handle})` : undefined);
  const visitedId = member?.relation.following ? member.id : null;
  useEffect(() => {
    if (visitedId) addAuthorVisit(visitedId);
  }, [visitedId]);
  if (member && member.handle !== handle) {
    return (
      <Navigate
        to="/u/$handle"
        params={{ handle: member.handle }}
        search={tab === 'posts' ? {} : { tab }}
        replace
      />
    );
  }
  return (
    <SocialPage right={<FeedSidebar />}>
      {isPending && <ProfileSkeleton handle={handle} />}
      {!member && error && <ProfileError handle={handle} error={error} retry={() => void refetch()} />}
      {member && (
        <>
          <ProfileHeader
            member={member}
            actions={<ProfileActions member={member} />}
            request={member.relation.requestedBy && <ProfileRequest member={member} readAt={dataUpdatedAt} />}
          />
          {member.relation.blocked ? (
            <BlockedProfileNotice member={member} />
          ) : (
            <StreamTabs
              label={profilePageText.activityOf(member.name)}
              tabs={TABS}
              value={tab}
              panelId="profile-panel"
            >
              {tab === 'posts' && member.pinned && <PinnedPost postId={member.pinned} />}
              <PagedPostList
                key={`${handle}:${tab}`}
                options={queries.posts}
                label={listLabels[tab](member.name)}
                empty={<ProfileTabEmpty member={member} tab={tab} />}
              />
            </StreamTabs>
          )}
        </>
      )}
    </SocialPage>
  );
}
