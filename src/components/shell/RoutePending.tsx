import { Skeleton } from '@/components/ui/status/Skeleton';
import { frameText } from '@/messages/shell/frame';

/** The router shows it for a page whose code or sample data takes longer than 200 ms. */
export const RoutePending = () => (
  <>
    <div className="route-pending-bar" role="progressbar" aria-label={frameText.loadingThePage} />
    <div className="card route-pending-page feed-width p-5">
      <Skeleton what={frameText.thePage} rows={3} faces />
    </div>
  </>
);
