import { useLocation } from '@tanstack/react-router';
import { NotFoundArt } from './NotFoundArt';
import { menu } from '@/data/navigation';
import { listMenuPages } from '@/data/navigation-search';
import '@/components/shell/status/status-page.scss';
import { BackOrHome } from './BackOrHome';
import { NotFoundSuggestions } from './NotFoundSuggestions';

export function NotFoundPage() {
  const pathname = useLocation({ select: (location) => location.pathname });
  // The menu links to this page as well, and that address has no typo to correct.
  const missingPath = listMenuPages(menu).some(({ url }) => url === pathname) ? '' : pathname;
  return (
    <section className="status-panel">
      <NotFoundArt />
      <h1 tabIndex={-1}>Page not found</h1>
      <p>
        {missingPath ? (
          <>
            There is no page at <code>{missingPath}</code>. It may have moved, or the address is misspelt.
          </>
        ) : (
          'There is no such page. It may have moved, or the address is misspelt.'
        )}
      </p>
      <NotFoundSuggestions address={missingPath} />
      <BackOrHome />
    </section>
  );
}
