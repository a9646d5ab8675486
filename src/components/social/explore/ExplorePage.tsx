import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import IconHistory from '~icons/tabler/history';
import { SocialPage, useHasLeftColumn } from '@/components/social/sidebar/SocialPage';
import { TagHeader } from '@/components/social/tag/TagHeader';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { PagedPostList } from '@/components/social/post/list/PagedPostList';
import { TabBar } from '@/components/ui/control/TabBar';
import { useMediaQuery } from '@/components/ui/hooks/use-media-query';
import { ApiError } from '@/lib/api/errors';
import { ExploreNav } from './ExploreNav';
import { FollowedTagList } from './FollowedTags';
import { NoResults } from './NoResults';
import { OpenPolls } from './OpenPolls';
import { PeopleToMeet } from './PeopleToMeet';
import { PeopleResults } from './PeopleResults';
import { useStore } from '@/lib/store/use-store';
import { openPollsOptions } from '@/queries/social/open-poll';
import { addRecentSearch, clearRecentSearches, recentSearches } from '@/lib/storage/recent-searches';
import { plainSearchTerms, singleTag } from './search-query';
import { SearchForm } from './SearchForm';
import { AdvancedSearch } from './AdvancedSearch';
import { TagResults } from './TagResults';
import { Topics } from './Topics';
import { TrendList } from '@/components/social/sidebar/TrendList';
import { commonText } from '@/messages/ui/common';
import { exploreText } from '@/messages/social/explore';
import './explore.scss';

const route = getRouteApi('/_shell/_member/explore');

const KINDS = [
  ['posts', exploreText.posts],
  ['people', exploreText.people],
  ['tags', exploreText.tags],
] as const;

type Kind = (typeof KINDS)[number][0];

/** The service's message about an invalid search. */
function useQueryProblem(q: string, kind: Kind): string | undefined {
  const { error } = useInfiniteQuery({
    ...route.useRouteContext().posts,
    enabled: q !== '' && kind === 'posts',
    notifyOnChangeProps: ['error'],
  });
  return error instanceof ApiError ? error.fields?.['q'] : undefined;
}

export function ExplorePage() {
  const { q = '', kind: asked = 'posts' } = route.useSearch();
  const showsPolls = asked === 'polls' && q === '';
  const kind = asked === 'polls' ? 'posts' : asked;
  const { suggestions } = route.useRouteContext();
  const problem = useQueryProblem(q, kind);
  const hasLeft = useHasLeftColumn();
  const isWide = useMediaQuery('(min-width: 1200px)');
  return (
    <SocialPage
      left={<ExploreNav q={q} />}
      right={
        kind === 'people' ? undefined : (
          <aside className="column-right" aria-label={exploreText.aroundTheSquare}>
            <PeopleToMeet options={suggestions} limit={4} />
            {isWide && !showsPolls && <OpenPolls />}
          </aside>
        )
      }
    >
      <h1 className="visually-hidden" tabIndex={-1}>
        {exploreText.explore}
      </h1>
      <SearchForm q={q} problem={problem} filters={<AdvancedSearch q={q} />} />
      {showsPolls && <PollList />}
      {!q && !showsPolls && <Discover kind={kind} hasLeft={hasLeft} />}
      {q && !problem && <SearchResults q={q} kind={kind} hasLeft={hasLeft} />}
    </SocialPage>
  );
}

function SearchResults({ q, kind, hasLeft }: { q: string; kind: Kind; hasLeft: boolean }) {
  const { posts } = route.useRouteContext();
  const navigate = useNavigate();
  useEffect(() => addRecentSearch(q), [q]);
  const terms = plainSearchTerms(q);
  const tag = kind === 'posts' ? singleTag(q) : '';
  return (
    <>
      {tag && <TagHeader text={tag} />}
      <div className="card stream">
        {!hasLeft && (
          <TabBar
            label={exploreText.resultType}
            tabs={KINDS}
            value={kind}
            controls="search-results"
            onChange={(next) =>
              void navigate({
                to: '/explore',
                search: next === 'posts' ? { q } : { q, kind: next },
                replace: true,
                resetScroll: false,
              })
            }
          />
        )}
        <div
          role={hasLeft ? 'region' : 'tabpanel'}
          id="search-results"
          aria-label={KINDS.find(([value]) => value === kind)?.[1]}
        >
          {kind === 'people' && terms && <PeopleResults q={terms} />}
          {kind === 'tags' && terms && (
            <div className="stream-inset">
              <TagResults q={terms} />
            </div>
          )}
          {kind !== 'posts' && !terms && (
            <NoResults title={exploreText.onlyPostsFiltered} text={exploreText.onlyPostsFilteredHint} />
          )}
          {kind === 'posts' && (
            <PagedPostList
              key={q}
              options={posts}
              label={exploreText.postsMatching(q)}
              end={exploreText.noMoreResults}
              empty={<NoResults title={exploreText.noPostsMatch(q)} text={exploreText.noPostsMatchHint} />}
            />
          )}
        </div>
      </div>
    </>
  );
}

const PollList = () => (
  <div className="card stream">
    <PagedPostList
      options={openPollsOptions()}
      label={exploreText.openPolls}
      end={exploreText.noMoreOpenPolls}
      empty={<EmptyState title={exploreText.noPollIsOpen} text={exploreText.noPollIsOpenHint} />}
    />
  </div>
);

/** What is on today; with a kind, people or tags to browse. */
function Discover({ kind, hasLeft }: { kind: Kind; hasLeft: boolean }) {
  const { trends, suggestions } = route.useRouteContext();
  const isNarrow = !useMediaQuery('(min-width: 1200px)');
  return (
    <>
      {!hasLeft && <RecentSearches />}
      {kind === 'posts' && <Topics options={trends} />}
      {kind === 'tags' && <FollowedTagList />}
      {kind === 'tags' && (
        <section className="card feed-sidebar-card" aria-labelledby="trends">
          <header className="d-flex align-items-baseline justify-content-between mb-1">
            <h2 id="trends">{exploreText.tagsToday}</h2>
          </header>
          <TrendList options={trends} limit={10} followable />
        </section>
      )}
      {kind === 'posts' && isNarrow && <OpenPolls />}
      {(kind === 'people' || isNarrow) && <PeopleToMeet options={suggestions} limit={10} />}
    </>
  );
}

function RecentSearches() {
  const recent = useStore(recentSearches);
  if (recent.length === 0) return null;
  return (
    <section className="card feed-sidebar-card" aria-labelledby="recent">
      <header className="d-flex align-items-baseline justify-content-between mb-1">
        <h2 id="recent">{exploreText.recentSearches}</h2>
        <button type="button" className="btn btn-quiet btn-sm" onClick={clearRecentSearches}>
          {commonText.clear}
        </button>
      </header>
      <ul className="d-flex flex-wrap gap-2 pb-2">
        {recent.map((q) => (
          <li key={q}>
            <Link className="chip touch" to="/explore" search={{ q }}>
              <IconHistory />
              {q}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
