import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import IconSearch from '~icons/tabler/search';
import { suggestPages, wordsOfAddress } from '@/data/page-suggestions';
import { listPrimaryNav } from '@/data/primary-navigation';
import { useAuth } from '@/lib/auth/use-auth';
import { commonText } from '@/messages/ui/common';
import { notFoundText } from '@/messages/shell/not-found';

/** Signed out, the search covers pages only: people and posts need an account. */
export function NotFoundSuggestions({ address }: { address: string }) {
  const navigate = useNavigate();
  const { user } = useAuth();
  const [q, setQ] = useState(() => wordsOfAddress(address));
  const [query, setQuery] = useState('');
  const suggested = suggestPages(query ? `/${query}` : address);
  const popular = listPrimaryNav().map(({ label, url }) => ({ label, url, hash: '' }));
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
        aria-label={notFoundText.suggestedPages}
      >
        <span className="fs-md text-ink-3 me-1" role="status">
          {suggested.length === 0 && notFoundText.popularPages}
          {suggested.length > 0 && (query ? notFoundText.pagesForQuery(query) : notFoundText.didYouMean)}
        </span>
        {(suggested.length > 0 ? suggested : popular).map(({ label, url, hash }) => (
          <Link key={label} to={url} hash={hash} className="chip">
            {label}
          </Link>
        ))}
      </nav>
    </>
  );
}
