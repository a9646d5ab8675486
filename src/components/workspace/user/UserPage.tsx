import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { PagedPostList } from '@/components/social/post/list/PagedPostList';
import { ProfileHeader } from '@/components/social/profile/ProfileHeader';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { TabBar } from '@/components/ui/control/TabBar';
import { useAuth } from '@/lib/auth/use-auth';
import { meOptions } from '@/queries/social/member/me';
import { memberPostsOptions } from '@/queries/social/member/member-posts';
import { commonText } from '@/messages/ui/common';
import { userText } from '@/messages/workspace/user';
import { UserActivityPanel, UserFeedPanel, UserMediaPanel, UserTeamPanel } from './UserPanels';
import { UserHeader } from './UserHeader';
import './user.scss';

const ReminderCard = lazy(() =>
  import('@/components/workspace/wallet/ReminderCard').then(({ ReminderCard }) => ({
    default: ReminderCard,
  })),
);
const UserSettingsPanel = lazy(() =>
  import('./UserSettingsPanel').then(({ UserSettingsPanel }) => ({ default: UserSettingsPanel })),
);

const route = getRouteApi('/_shell/users/profile');

const TABS = [
  ['feed', userText.feed],
  ['media', userText.media],
  ['team', userText.team],
  ['reminders', userText.reminders],
  ['activity', userText.activity],
  ['settings', commonText.settings],
] as const;

export function UserPage() {
  const { user: wanted, tab = 'feed' } = route.useSearch();
  const navigate = route.useNavigate();
  const { user: signedIn } = useAuth();
  const own = signedIn !== null && wanted === undefined;
  const me = useQuery({ ...meOptions(), enabled: own });
  const { data: users } = useSuspenseQuery(route.useRouteContext().users);
  const { data: moments } = useSuspenseQuery(route.useRouteContext().timeline);
  const { data: reminders } = useSuspenseQuery(route.useRouteContext().reminders);
  const user = users.find((known) => known.id === (wanted ?? 1));
  if (!user) return <EmptyState title={userText.noSuchProfile} text={userText.noSuchProfileHint} />;

  const written = moments.filter((moment) => moment.userId === user.id);
  const around = written.length > 2 ? written : moments;
  const team = users.filter((other) => other.id !== user.id).slice(0, 8);
  const tabs = own ? TABS.filter(([key]) => key !== 'settings') : TABS;
  const shown = own && tab === 'settings' ? 'feed' : tab;
  return (
    <div className="prose mx-auto mt-3">
      {own ? (
        me.data ? (
          <ProfileHeader member={me.data} />
        ) : (
          <div className="card mb-4 p-4">
            <h1 className="visually-hidden">{userText.profile}</h1>
            <Skeleton what={userText.yourProfile} faces rows={2} />
          </div>
        )
      ) : (
        <UserHeader
          user={user}
          figures={[
            [userText.moments(written.length), written.length],
            [userText.pictures, around.filter((moment) => moment.scene).length],
            [userText.peopleInTheTeam, team.length],
          ]}
        />
      )}
      <div className="card">
        <TabBar
          label={userText.profile}
          tabs={tabs}
          value={shown}
          controls="user-panel"
          onChange={(next) =>
            void navigate({
              search: (old) => ({ ...old, tab: next === 'feed' ? undefined : next }),
              replace: true,
              resetScroll: false,
            })
          }
        />
        <div role="tabpanel" id="user-panel" aria-label={shown} className="user-panel">
          {shown === 'feed' &&
            (own && me.data ? (
              <PagedPostList
                options={memberPostsOptions(me.data.handle, 'posts')}
                label={userText.yourPosts}
                empty={<EmptyState title={userText.noPostsYet} />}
              />
            ) : (
              <UserFeedPanel moments={written} />
            ))}
          {shown === 'media' && <UserMediaPanel moments={around} />}
          {shown === 'team' && <UserTeamPanel people={team} />}
          {shown === 'reminders' && (
            <Suspense fallback={<Skeleton what={userText.reminders} />}>
              <ReminderCard reminders={reminders} />
            </Suspense>
          )}
          {shown === 'activity' && <UserActivityPanel moments={around} />}
          {shown === 'settings' && (
            <Suspense fallback={<Skeleton what={userText.settingsNoun} />}>
              <UserSettingsPanel key={user.id} user={user} />
            </Suspense>
          )}
        </div>
      </div>
    </div>
  );
}
