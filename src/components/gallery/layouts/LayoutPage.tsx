import { FeedPage } from '@/components/social/feed/FeedPage';
import { RoutePending } from '@/components/shell/RoutePending';
import { useAuth } from '@/lib/auth/use-auth';
import { SampleFeed } from './SampleFeed';

/** The feed in the layout of the route: one's own when signed in, a sample to read when not. */
export function LayoutPage() {
  const { user, loading } = useAuth();
  if (loading) return <RoutePending />;
  return user ? <FeedPage /> : <SampleFeed />;
}
