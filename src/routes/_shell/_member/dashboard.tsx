import { createFileRoute } from '@tanstack/react-router';
import { FeedPage } from '@/components/social/feed/FeedPage';
import { feedSearchSchema } from '@/components/social/feed/feed-search';
import { prefetchFeed } from '@/queries/social/feed/prefetch-feed';

export const Route = createFileRoute('/_shell/_member/dashboard')({
  validateSearch: feedSearchSchema,
  loaderDeps: ({ search }) => ({ tab: search.tab ?? ('for-you' as const) }),
  loader: ({ context, deps }) => prefetchFeed(context.queryClient, deps.tab),
  staticData: { title: 'Feed' },
  component: FeedPage,
});
