import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { PagedPostList } from '@/components/social/post/list/PagedPostList';
import { PostCard } from '@/components/social/post/PostCard';
import { FeedSidebar } from '@/components/social/sidebar/FeedSidebar';
import { SocialPage } from '@/components/social/sidebar/SocialPage';
import { TabBar } from '@/components/ui/control/TabBar';
import { PageHeader } from '@/components/ui/PageHeader';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { peopleText } from '@/messages/social/people';
import { PeopleList } from './PeopleList';

const route = getRouteApi('/_shell/_member/post/$postId_/people');

const TABS = [
  ['likes', peopleText.likes],
  ['reposts', peopleText.reposts],
  ['quotes', peopleText.quotes],
] as const;

const emptyTitles = {
  likes: peopleText.noLikesYet,
  reposts: peopleText.noRepostsYet,
  quotes: peopleText.noQuotesYet,
};

/** Who liked, reposted and quoted a post. */
export function PostPeoplePage() {
  const { postId } = route.useParams();
  const { list = 'likes' } = route.useSearch();
  const navigate = useNavigate();
  const { people, quotes } = route.useRouteContext();
  const empty = (
    <EmptyState
      title={emptyTitles[list]}
      text={peopleText.reactionsHint}
      action={
        <Link className="btn btn-outline-primary" to="/post/$postId" params={{ postId }}>
          {peopleText.backToThePost}
        </Link>
      }
    />
  );
  return (
    <SocialPage right={<FeedSidebar />}>
      <PageHeader />
      <div className="card stream">
        <PostCard postId={postId} />
      </div>
      <div className="card stream">
        <TabBar
          label={peopleText.reactions}
          tabs={TABS}
          value={list}
          controls="people-panel"
          onChange={(next) =>
            void navigate({
              to: '.',
              search: next === 'likes' ? {} : { list: next },
              replace: true,
              resetScroll: false,
            })
          }
        />
        <div role="tabpanel" id="people-panel" aria-label={TABS.find(([value]) => value === list)?.[1]}>
          {people ? (
            <PeopleList key={list} options={people} empty={empty} />
          ) : (
            <PagedPostList
              options={quotes}
              label={peopleText.quotes}
              empty={empty}
              end={peopleText.noMoreQuotes}
            />
          )}
        </div>
      </div>
    </SocialPage>
  );
}
