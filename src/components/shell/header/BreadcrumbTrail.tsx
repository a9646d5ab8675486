import { Link } from '@tanstack/react-router';
import { usePage } from '@/components/ui/hooks/use-page';
import { useSettings } from '@/lib/settings/use-settings';
import { headerText } from '@/messages/shell/header';
import { pageText } from '@/messages/shell/page';

/** Crumbs with a page of their own; the others are menu groups. */
const pages: Record<string, '/' | '/more' | '/notifications' | '/invoices' | '/tasks/kanban'> = {
  Feed: '/',
  More: '/more',
  Notifications: '/notifications',
  Invoices: '/invoices',
  Tasks: '/tasks/kanban',
};

export function BreadcrumbTrail() {
  const { title: home } = useSettings();
  const page = usePage();
  return (
    <nav aria-label={headerText.breadcrumb}>
      <ol className="d-flex align-items-center overflow-hidden text-nowrap">
        <li>
          <Link className="text-inherit" to="/">
            {home}
          </Link>
        </li>
        {page?.crumbs?.map((crumb) => (
          <li key={crumb}>
            {pages[crumb] ? (
              <Link className="text-inherit" to={pages[crumb]}>
                {pageText.name(crumb)}
              </Link>
            ) : (
              pageText.name(crumb)
            )}
          </li>
        ))}
        {page?.title && (
          <li className="text-truncate text-ink fw-semibold" aria-current="page">
            {pageText.name(page.title)}
          </li>
        )}
      </ol>
    </nav>
  );
}
