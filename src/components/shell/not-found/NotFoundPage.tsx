import { useLocation } from '@tanstack/react-router';
import { NotFoundArt } from './NotFoundArt';
import { menu } from '@/data/navigation';
import { listMenuPages } from '@/data/navigation-search';
import '@/components/shell/status/status-page.scss';
import { notFoundText } from '@/messages/shell/not-found';
import { BackOrHome } from './BackOrHome';
import { NotFoundSuggestions } from './NotFoundSuggestions';

export function NotFoundPage() {
  const pathname = useLocation({ select: (location) => location.pathname });
  // The menu links to this page as well, and that address has no typo to correct.
  const missingPath = listMenuPages(menu).some(({ url }) => url === pathname) ? '' : pathname;
  return (
    <section className="status-panel d-grid justify-items-center py-6 px-3 text-center">
      <NotFoundArt />
      <h1 className="mt-7 fs-4xl" tabIndex={-1}>
        {notFoundText.pageNotFound}
      </h1>
      <p className="measure mt-2 text-ink-2">
        {missingPath ? notFoundText.noPageAt(<code>{missingPath}</code>) : notFoundText.noSuchPage}
      </p>
      <NotFoundSuggestions address={missingPath} />
      <BackOrHome />
    </section>
  );
}
