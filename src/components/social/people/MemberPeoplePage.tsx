import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { FeedSidebar } from '@/components/social/sidebar/FeedSidebar';
import { SocialPage } from '@/components/social/sidebar/SocialPage';
import { TabBar } from '@/components/ui/control/TabBar';
import { PageHeader } from '@/components/ui/PageHeader';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { meOptions } from '@/queries/social/member/me';
import { peopleText } from '@/messages/social/people';
import { PeopleList } from './PeopleList';

const route = getRouteApi('/_shell/_member/u/$handle_/people');

const TABS = [
  ['followers', peopleText.followers],
  ['following', peopleText.following],
] as const;

const emptyTitles = { followers: peopleText.noFollowersYet, following: peopleText.followsNoOneYet };

export function MemberPeoplePage() {
  const { handle } = route.useParams();
  const { list = 'followers' } = route.useSearch();
  const navigate = useNavigate();
  const { people, member } = route.useRouteContext();
  const { data: profile } = useQuery(member);
  const { data: me } = useQuery(meOptions());
  const own = me?.handle === handle;
  return (
    <SocialPage right={<FeedSidebar />}>
      <PageHeader title={profile?.name ?? `@${handle}`} lead={`@${handle}`} />
      <div className="card stream">
        <TabBar
          label={peopleText.people}
          tabs={TABS}
          value={list}
          controls="people-panel"
          onChange={(next) =>
            void navigate({
              to: '.',
              search: next === 'followers' ? {} : { list: next },
              replace: true,
              resetScroll: false,
            })
          }
        />
        <div
          role="tabpanel"
          id="people-panel"
          aria-label={list === 'followers' ? peopleText.followers : peopleText.following}
        >
          <PeopleList
            key={`${handle}:${list}`}
            options={people}
            empty={<EmptyState title={emptyTitles[list]} text={peopleText.emptyHint} />}
            removable={own && list === 'followers'}
          />
        </div>
      </div>
    </SocialPage>
  );
}
