import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import IconSearch from '~icons/tabler/search';
import { menu } from '@/data/navigation';
import { listMenuPages, closestMenuPages, searchMenuPages } from '@/data/navigation-search';
import { useAuth } from '@/lib/auth/use-auth';
import { commonText } from '@/messages/ui/common';
import { notFoundText } from '@/messages/shell/not-found';

const pages = listMenuPages(menu);

const searchTextOf = (address: string): string =>
  (address.split('/').at(-1) ?? '').replaceAll(/[-_]+/g, ' ').slice(0, 60);

function suggestPages(words: string) {
  const found = searchMenuPages(pages, words).slice(0, 6);
  return found.length > 0 ? found : closestMenuPages(pages, `/${words}`, 3);
}

/** Signed out, the search covers pages only: people and posts need an account. */
export function NotFoundSuggestions({ address }: { address: string }) {
  const navigate = useNavigate();
  const { user } = useAuth();
  const [q, setQ] = useState(() => searchTextOf(address));
  const [query, setQuery] = useState('');
  const runSearch = (words: string) => {
    if (user) void navigate({ to: '/explore', search: { q: words } });
    else setQuery(words);
  };
  return (
    <>
      <form
        className="feed-width large-fields d-flex gap-2 mt-5"
        role="search"
        aria-label={commonText.search}
        onSubmit={(event) => {
          event.preventDefault();
          runSearch(q.trim());
        }}
      >
        <div className="search-field fill">
          <IconSearch className="icon position-absolute text-ink-3" />
          <input
            className="form-control form-control-lg"
            autoComplete="off"
            type="search"
            aria-label={user ? notFoundText.searchPeopleAndPosts : notFoundText.searchPages}
            value={q}
            maxLength={100}
            onChange={(event) => setQ(event.target.value)}
          />
        </div>
        <button type="submit" className="btn btn-primary btn-lg">
          {commonText.search}
        </button>
      </form>
      <nav
        className="not-found-suggestions row-2 flex-wrap justify-content-center mt-4"
        aria-label={notFoundText.pagesWithSimilarAddress}
      >
        <span className="fs-md text-ink-3 me-1" role="status">
          {query && notFoundText.pagesForQuery(query)}
          {!query && (address ? notFoundText.similarAddresses : notFoundText.popularPages)}
        </span>
        {(query ? suggestPages(query) : closestMenuPages(pages, address, 3)).map((page) => (
          <Link key={page.key} to={page.url} className="filter-pill filter-pill-quiet">
            {page.label}
          </Link>
        ))}
      </nav>
    </>
  );
}
