import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import IconCalendar from '~icons/tabler/calendar-event';
import type { Member } from '@contract/member';
import { RightRail } from '@/components/feed/RightRail';
import { PostStream } from '@/components/post/PostStream';
import { PostText } from '@/components/post/PostText';
import { EmptyState, ErrorState } from '@/components/ui/State';
import { Face } from '@/components/ui/Face';
import { Skeleton } from '@/components/ui/Skeleton';
import { TabBar } from '@/components/ui/TabBar';
import { ApiError } from '@/lib/api';
import { counted, shortCount } from '@/lib/format';
import { followWishOptions, memberOptions, shownMember } from '@/queries/member';
import { memberPostsOptions } from '@/queries/post-list';
import { Banner } from './Banner';
import { FollowButton } from './FollowButton';
import '@/styles/profile.scss';

const EditProfile = lazy(() => import('./EditProfile').then(({ EditProfile }) => ({ default: EditProfile })));

const route = getRouteApi('/_shell/_member/u/$handle');

const TABS = [
  ['posts', 'Posts'],
  ['replies', 'Replies'],
  ['media', 'Media'],
  ['likes', 'Likes'],
] as const;

const NOTHING = {
  posts: 'No posts yet',
  replies: 'No replies yet',
  media: 'No pictures yet',
  likes: 'No likes yet',
};

/** A person: who they are, and what they wrote, answered, showed and liked. */
export function ProfilePage() {
  const { handle } = route.useParams();
  const { tab = 'posts' } = route.useSearch();
  const navigate = useNavigate();
  const { data, error, isPending, refetch } = useQuery(memberOptions(handle));
  const { data: wish } = useQuery(followWishOptions(handle));
  const member = data && shownMember(data, wish);
  const gone = error instanceof ApiError && [404, 410].includes(error.problem.status);
  return (
    <div className="cols cols-2">
      <div className="c-main">
        {isPending && (
          <div className="card stream-w">
            <h1 className="visually-hidden" tabIndex={-1}>
              @{handle}
            </h1>
            <Skeleton label="Loading the profile" faces rows={2} />
          </div>
        )}
        {!data && error && (
          <div className="card stream-w">
            <h1 className="visually-hidden" tabIndex={-1}>
              @{handle}
            </h1>
            {gone ? (
              <EmptyState title={`Nobody is called @${handle}`} text="The name may have been mistyped." />
            ) : (
              <ErrorState title="The profile did not load" error={error} retry={() => void refetch()} />
            )}
          </div>
        )}
        {member && (
          <>
            <Header member={member} />
            <div className="card stream">
              <TabBar
                label={`What ${member.name} did`}
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
              <div role="tabpanel" id="profile-panel" aria-label={tab}>
                <PostStream
                  key={`${handle}:${tab}`}
                  options={memberPostsOptions(handle, tab)}
                  label={`${member.name}: ${tab}`}
                  empty={<EmptyState title={NOTHING[tab]} />}
                />
              </div>
            </div>
          </>
        )}
      </div>
      <RightRail />
    </div>
  );
}

function Header({ member }: { member: Member }) {
  const [editing, setEditing] = useState(false);
  const { relation, counts } = member;
  const figures = [
    ['post', counts.posts],
    ['follower', counts.followers],
  ] as const;
  return (
    <header className="card prof">
      <div className="prof-c">
        <Banner url={member.bannerUrl} />
      </div>
      <div className="prof-b">
        <div className="prof-t">
          <Face name={member.name} url={member.avatarUrl} size="lg" silent />
          {relation.self ? (
            <button type="button" className="btn btn-outline-secondary" onClick={() => setEditing(true)}>
              Edit profile
            </button>
          ) : (
            <FollowButton member={member} following={relation.following} followedBy={relation.followedBy} />
          )}
        </div>
        <h1 tabIndex={-1}>{member.name}</h1>
        <p className="post-m">
          <bdi>@{member.handle}</bdi>
          {relation.followedBy && <span className="tag tag-secondary">Follows you</span>}
        </p>
        {member.bio && (
          <p className="prof-bio" dir="auto">
            <PostText text={member.bio} />
          </p>
        )}
        <p className="post-m prof-j">
          <IconCalendar className="ic ic-sm" />
          Here since{' '}
          {new Date(member.joinedAt).toLocaleDateString('en-GB', { month: 'long', year: 'numeric' })}
        </p>
        <p className="prof-n">
          {figures.map(([word, count]) => (
            <span key={word} title={counted(count, word)}>
              <b>{shortCount(count)}</b> {count === 1 ? word : `${word}s`}
            </span>
          ))}
          <span title={`Follows ${counted(counts.following, 'person', 'people')}`}>
            <b>{shortCount(counts.following)}</b> following
          </span>
        </p>
      </div>
      {editing && (
        <Suspense fallback={null}>
          <EditProfile member={member} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </header>
  );
}
