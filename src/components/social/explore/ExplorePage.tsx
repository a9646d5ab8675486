import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import IconHistory from '~icons/tabler/history';
import { RightRail } from '@/components/social/sidebar/FeedSidebar';
import { PostStream } from '@/components/social/post/list/PagedPostList';
import { PageHeader } from '@/components/ui/PageHeader';
import { TabBar } from '@/components/ui/TabBar';
import { useMedia } from '@/components/ui/hooks/use-media-query';
import { ApiError } from '@/lib/api/client';
import { searchPostsOptions } from '@/queries/social/search';
import { NothingFound } from './NoResults';
import { People } from '@/components/social/sidebar/SuggestedPeople';
import { PeopleFound } from './PeopleResults';
import { forgetSearches, recentSearches, rememberSearch } from '@/lib/storage/recent-searches';
import { plainWords } from './search-query';
import { SearchForm } from './SearchForm';
import { SearchHelp } from './AdvancedSearch';
import { TagsFound } from './TagResults';
import { Trends } from '@/components/social/sidebar/TrendList';
import './explore.scss';

const route = getRouteApi('/_shell/_member/explore');

const KINDS = [
  ['posts', 'Posts'],
  ['people', 'People'],
  ['tags', 'Tags'],
] as const;

type Kind = (typeof KINDS)[number][0];

/** What the service says to write instead, where it could not make out a search for posts. */
function useWrong(q: string, kind: Kind): string | undefined {
  const { error } = useInfiniteQuery({
    ...searchPostsOptions(q),
    enabled: q !== '' && kind === 'posts',
    notifyOnChangeProps: ['error'],
  });
  return error instanceof ApiError ? error.problem.fields?.['q'] : undefined;
}

/** Search for posts and people; without words, what the square talks about. */
export function ExplorePage() {
  const { q = '', kind = 'posts' } = route.useSearch();
  const wrong = useWrong(q, kind);
  return (
    <div className="cols cols-2">
      <div className="c-main">
        <PageHeader />
        <SearchForm key={q} q={q} wrong={wrong} />
        <SearchHelp key={`help ${q}`} q={q} />
        {!q ? <Square /> : !wrong && <Found q={q} kind={kind} />}
      </div>
      <RightRail exploring={q === ''} />
    </div>
  );
}

function Found({ q, kind }: { q: string; kind: Kind }) {
  const navigate = useNavigate();
  useEffect(() => rememberSearch(q), [q]);
  const plain = plainWords(q);
  return (
    <div className="card stream">
      <TabBar
        label="What to find"
        tabs={KINDS}
        value={kind}
        controls="found"
        onChange={(next) =>
          void navigate({
            to: '/explore',
            search: next === 'posts' ? { q } : { q, kind: next },
            replace: true,
            resetScroll: false,
          })
        }
      />
      <div role="tabpanel" id="found" aria-label={KINDS.find(([one]) => one === kind)?.[1]}>
        {kind === 'people' && plain && <PeopleFound q={plain} />}
        {kind === 'tags' && plain && (
          <div className="stream-w">
            <TagsFound q={plain} />
          </div>
        )}
        {kind !== 'posts' && !plain && (
          <NothingFound title="Days and pictures are for posts" text="Add a word or a name to look for." />
        )}
        {kind === 'posts' && (
          <PostStream
            key={q}
            options={searchPostsOptions(q)}
            label={`Posts with ${q}`}
            end="No more posts with these words"
            empty={
              <NothingFound title={`No post with “${q}”`} text="Try fewer words, or another spelling." />
            }
          />
        )}
      </div>
    </div>
  );
}

function Square() {
  const [recent, setRecent] = useState(recentSearches);
  const narrow = !useMedia('(min-width: 1200px)');
  return (
    <>
      {recent.length > 0 && (
        <section className="card rail-c" aria-labelledby="recent">
          <header>
            <h2 id="recent">Recent searches</h2>
            <button
              type="button"
              className="btn btn-quiet btn-sm"
              onClick={() => {
                forgetSearches();
                setRecent([]);
              }}
            >
              Clear
            </button>
          </header>
          <ul className="recent">
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
      <section className="card rail-c" aria-labelledby="trends">
        <header>
          <h2 id="trends">Trends today</h2>
        </header>
        <Trends limit={10} />
      </section>
      {narrow && (
        <section className="card rail-c" aria-labelledby="people">
          <header>
            <h2 id="people">People to meet</h2>
          </header>
          <People limit={10} />
        </section>
      )}
    </>
  );
}
