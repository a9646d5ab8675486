import { Skeleton } from '@/components/ui/status/Skeleton';

/** The router shows it for a page that takes longer than 150 ms. */
export const RoutePending = () => (
  <>
    <div className="route-pending-bar" role="progressbar" aria-label="Loading the page">
      <i />
    </div>
    <div className="card route-pending-page">
      <Skeleton what="the page" rows={3} faces />
    </div>
  </>
);
