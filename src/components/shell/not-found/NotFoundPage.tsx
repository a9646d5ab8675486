import { useLocation } from '@tanstack/react-router';
import { NotFoundArt } from './NotFoundArt';
import { menu } from '@/data/navigation';
import { listMenuPages } from '@/data/navigation-search';
import '@/components/shell/status/status-page.scss';
import { BackOrHome } from './BackOrHome';
import { NotFoundSuggestions } from './NotFoundSuggestions';

/** "This door leads nowhere": a search for what was meant and the pages whose addresses come closest. */
export function NotFoundPage() {
  const pathname = useLocation({ select: (location) => location.pathname });
  // The menu leads here too, to show the page: that address has no slip in it.
  const lost = listMenuPages(menu).some(({ url }) => url === pathname) ? '' : pathname;
  return (
    <section className="nf">
      <NotFoundArt />
      <h1 tabIndex={-1}>This door leads nowhere</h1>
      <p>
        {lost ? (
          <>
            There is no page at <code>{lost}</code>. It may have moved, or the address has a slip in it.
          </>
        ) : (
          'There is no such page. It may have moved, or the address has a slip in it.'
        )}
      </p>
      <NotFoundSuggestions address={lost} />
      <BackOrHome />
    </section>
  );
}
