import { FeedPage } from '@/components/feed/FeedPage';
import { PendingBar } from '@/components/layout/PendingBar';
import { useAuth } from '@/lib/use-auth';
import { SampleFeed } from './SampleFeed';

/** The feed in the layout of the route: one's own when signed in, a sample to read when not. */
export function LayoutPage() {
  const { user, loading } = useAuth();
  if (loading) return <PendingBar />;
  return user ? <FeedPage /> : <SampleFeed />;
}
