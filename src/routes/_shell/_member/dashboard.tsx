import { createFileRoute } from '@tanstack/react-router';
import { FeedPage } from '@/components/social/feed/FeedPage';
import { feedSearchSchema } from '@/components/social/feed/feed-search';
import { loadBriefly } from '@/queries/loader';
import { feedOptions } from '@/queries/social/feed/feed';
import { meOptions } from '@/queries/social/member/me';

const Page = () => <FeedPage {...Route.useRouteContext()} />;

export const Route = createFileRoute('/_shell/_member/dashboard')({
  validateSearch: feedSearchSchema,
  loaderDeps: ({ search }) => ({ tab: search.tab ?? ('for-you' as const) }),
  context: ({ deps }) => ({ feed: feedOptions(deps.tab), me: meOptions() }),
  loader: ({ context: { queryClient, feed, me }, cause }) => loadBriefly(queryClient, cause, feed, me),
  staticData: { title: 'Feed' },
  component: Page,
});
