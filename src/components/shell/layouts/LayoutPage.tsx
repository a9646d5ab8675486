import { useSearch } from '@tanstack/react-router';
import { FeedPage } from '@/components/social/feed/FeedPage';
import { RoutePending } from '@/components/shell/RoutePending';
import { useAuth } from '@/lib/auth/use-auth';
import { feedOptions } from '@/queries/social/feed/feed';
import { meOptions } from '@/queries/social/member/me';
import { SampleFeed } from './SampleFeed';

export function LayoutPage() {
  const { user, loading } = useAuth();
  const tab = useSearch({ strict: false, select: (search) => search.tab });
  if (loading) return <RoutePending />;
  if (!user) return <SampleFeed />;
  return <FeedPage feed={feedOptions(tab === 'following' ? tab : 'for-you')} me={meOptions()} />;
}
