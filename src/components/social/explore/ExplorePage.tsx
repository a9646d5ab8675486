import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import IconHistory from '~icons/tabler/history';
import { FeedSidebar } from '@/components/social/sidebar/FeedSidebar';
import { PagedPostList } from '@/components/social/post/list/PagedPostList';
import { PageHeader } from '@/components/ui/PageHeader';
import { TabBar } from '@/components/ui/control/TabBar';
import { useMediaQuery } from '@/components/ui/hooks/use-media-query';
import { ApiError } from '@/lib/api/errors';
import { NoResults } from './NoResults';
import { SuggestedPeople } from '@/components/social/sidebar/SuggestedPeople';
import { PeopleResults } from './PeopleResults';
import { useStore } from '@/lib/store/use-store';
import { addRecentSearch, clearRecentSearches, recentSearches } from '@/lib/storage/recent-searches';
import { plainSearchTerms } from './search-query';
import { SearchForm } from './SearchForm';
import { AdvancedSearch } from './AdvancedSearch';
import { TagResults } from './TagResults';
import { TrendList } from '@/components/social/sidebar/TrendList';
import './explore.scss';

const route = getRouteApi('/_shell/_member/explore');

const KINDS = [
  ['posts', 'Posts'],
  ['people', 'People'],
  ['tags', 'Tags'],
] as const;

type Kind = (typeof KINDS)[number][0];

/** The service's message about an invalid search. */
function useQueryProblem(q: string, kind: Kind): string | undefined {
  const { error } = useInfiniteQuery({
    ...route.useRouteContext().posts,
    enabled: q !== '' && kind === 'posts',
    notifyOnChangeProps: ['error'],
  });
  return error instanceof ApiError ? error.problem.fields?.['q'] : undefined;
}

export function ExplorePage() {
  const { q = '', kind = 'posts' } = route.useSearch();
  const problem = useQueryProblem(q, kind);
  return (
    <div className="columns columns-2">
      <div className="column-main">
        <PageHeader />
        <SearchForm q={q} problem={problem} />
        <AdvancedSearch key={`help ${q}`} q={q} />
        {!q ? <Discover /> : !problem && <SearchResults q={q} kind={kind} />}
      </div>
      <FeedSidebar onExplorePage={q === ''} />
    </div>
  );
}

function SearchResults({ q, kind }: { q: string; kind: Kind }) {
  const { posts } = route.useRouteContext();
  const navigate = useNavigate();
  useEffect(() => addRecentSearch(q), [q]);
  const terms = plainSearchTerms(q);
  return (
    <div className="card stream">
      <TabBar
        label="Result type"
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
      <div role="tabpanel" id="search-results" aria-label={KINDS.find(([value]) => value === kind)?.[1]}>
        {kind === 'people' && terms && <PeopleResults q={terms} />}
        {kind === 'tags' && terms && (
          <div className="stream-inset">
            <TagResults q={terms} />
          </div>
        )}
        {kind !== 'posts' && !terms && (
          <NoResults
            title="Date and picture filters apply to posts"
            text="Add a word or name to search for."
          />
        )}
        {kind === 'posts' && (
          <PagedPostList
            key={q}
            options={posts}
            label={`Posts matching ${q}`}
            end="No more results"
            empty={<NoResults title={`No posts match “${q}”`} text="Try fewer words, or another spelling." />}
          />
        )}
      </div>
    </div>
  );
}

function Discover() {
  const { trends, suggestions } = route.useRouteContext();
  const recent = useStore(recentSearches);
  const isNarrow = !useMediaQuery('(min-width: 1200px)');
  return (
    <>
      {recent.length > 0 && (
        <section className="card feed-sidebar-card" aria-labelledby="recent">
          <header>
            <h2 id="recent">Recent searches</h2>
            <button type="button" className="btn btn-quiet btn-sm" onClick={clearRecentSearches}>
              Clear
            </button>
          </header>
          <ul className="search-links">
            {recent.map((q) => (
              <li key={q}>
                <Link to="/explore" search={{ q }}>
                  <IconHistory />
                  {q}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="card feed-sidebar-card" aria-labelledby="trends">
        <header>
          <h2 id="trends">Trends today</h2>
        </header>
        <TrendList options={trends} limit={10} />
      </section>
      {isNarrow && (
        <section className="card feed-sidebar-card" aria-labelledby="people">
          <header>
            <h2 id="people">People to meet</h2>
          </header>
          <SuggestedPeople options={suggestions} limit={10} />
        </section>
      )}
    </>
  );
}
