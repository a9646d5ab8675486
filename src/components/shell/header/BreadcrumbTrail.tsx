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
      <ol>
        <li>
          <Link to="/">{home}</Link>
        </li>
        {page?.crumbs?.map((crumb) => (
          <li key={crumb}>
            {pages[crumb] ? <Link to={pages[crumb]}>{pageText.name(crumb)}</Link> : pageText.name(crumb)}
          </li>
        ))}
        {page?.title && <li aria-current="page">{pageText.name(page.title)}</li>}
      </ol>
    </nav>
  );
}
