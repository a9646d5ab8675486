import { lazy, Suspense } from 'react';
import { usePage } from '@/components/ui/hooks/use-page';

const BreadcrumbTrail = lazy(() =>
  import('./BreadcrumbTrail').then(({ BreadcrumbTrail }) => ({ default: BreadcrumbTrail })),
);

/** For pages below a page or an area of the menu; the pages of the main menu and profiles have none. */
export const Breadcrumbs = () =>
  usePage()?.crumbs && (
    <div className="breadcrumbs fill min-h-line fs-md text-ink-3">
      <Suspense>
        <BreadcrumbTrail />
      </Suspense>
    </div>
  );
