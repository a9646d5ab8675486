import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import IconSearch from '~icons/tabler/search';
import { menu } from '@/data/navigation/menu';
import { leavesOf, nearestPages } from '@/data/navigation/menu-search';

const pages = leavesOf(menu);

const wordsOf = (address: string): string =>
  (address.split('/').at(-1) ?? '').replaceAll(/[-_]+/g, ' ').slice(0, 60);

/** For somebody at an address that does not exist: a search for what was meant and the pages that come closest. */
export function LostHelp({ address }: { address: string }) {
  const navigate = useNavigate();
  const [q, setQ] = useState(() => wordsOf(address));
  return (
    <>
      <form
        className="nf-s"
        role="search"
        aria-label="Search for what was meant"
        onSubmit={(event) => {
          event.preventDefault();
          void navigate({ to: '/explore', search: { q: q.trim() } });
        }}
      >
        <div className="tb-s">
          <IconSearch />
          <input
            className="form-control form-control-lg"
            type="search"
            aria-label="Search people and posts"
            value={q}
            maxLength={100}
            onChange={(event) => setQ(event.target.value)}
          />
        </div>
        <button type="submit" className="btn btn-primary btn-lg">
          Search
        </button>
      </form>
      <nav className="nf-r" aria-label="Pages with a similar address">
        <span>{address ? 'Close to what you typed' : 'Often wanted'}</span>
        {nearestPages(pages, address, 3).map((page) => (
          <Link key={page.key} to={page.url} className="facet">
            {page.label}
          </Link>
        ))}
      </nav>
    </>
  );
}
