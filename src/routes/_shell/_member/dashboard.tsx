import { createFileRoute } from '@tanstack/react-router';
import { FeedPage } from '@/components/social/feed/FeedPage';
import { feedSearch } from '@/components/social/feed/feed-search';
import { primeFeed } from '@/queries/social/feed/prefetch-feed';

export const Route = createFileRoute('/_shell/_member/dashboard')({
  validateSearch: feedSearch,
  loaderDeps: ({ search }) => ({ tab: search.tab ?? ('for-you' as const) }),
  loader: ({ context, deps }) => primeFeed(context.queryClient, deps.tab),
  staticData: { title: 'Feed' },
  component: FeedPage,
});
