import { createFileRoute } from '@tanstack/react-router';
import { FeedPage } from '@/components/social/feed/FeedPage';
import { feedSearchSchema } from '@/components/social/feed/feed-search';
import { loadFeed } from '@/components/social/feed/load-feed';
import { feedOptions } from '@/queries/social/feed/feed';
import { meOptions } from '@/queries/social/member/me';
import { unreadNotificationsOptions } from '@/queries/social/notification';

const Page = () => <FeedPage {...Route.useRouteContext()} />;

export const Route = createFileRoute('/_shell/_member/dashboard')({
  validateSearch: feedSearchSchema,
  loaderDeps: ({ search }) => ({ tab: search.tab ?? ('for-you' as const) }),
  context: ({ deps }) => ({
    feed: feedOptions(deps.tab),
    me: meOptions(),
    unread: unreadNotificationsOptions(),
  }),
  loader: ({ context, cause }) => loadFeed(context, cause),
  staticData: { title: 'Feed' },
  component: Page,
});
