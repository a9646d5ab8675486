import { lazy, Suspense } from 'react';

const BreadcrumbTrail = lazy(() =>
  import('./BreadcrumbTrail').then(({ BreadcrumbTrail }) => ({ default: BreadcrumbTrail })),
);

/** For pages below a page or an area of the menu; the pages of the main menu and profiles have none. */
export const Breadcrumbs = ({ crumbs }: { crumbs: readonly string[] | undefined }) =>
  crumbs && (
    <div className="breadcrumbs">
      <Suspense>
        <BreadcrumbTrail />
      </Suspense>
    </div>
  );
