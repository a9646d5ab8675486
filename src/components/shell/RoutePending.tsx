import { Skeleton } from '@/components/ui/status/Skeleton';

/** Shown by the router once a page has taken longer than 150 ms. */
export const RoutePending = () => (
  <>
    <div className="pending-bar" role="progressbar" aria-label="Loading the page">
      <i />
    </div>
    <div className="card pending-page">
      <Skeleton label="Loading the page" rows={3} faces />
    </div>
  </>
);
