import { createFileRoute } from '@tanstack/react-router';
import { FeedPage } from '@/components/social/feed/FeedPage';
import { feedSearchSchema } from '@/components/social/feed/feed-search';
import { preloadVirtualizer } from '@/components/social/post/list/load-virtualizer';
import { loadBriefly } from '@/queries/loader';
import { feedOptions } from '@/queries/social/feed/feed';
import { meOptions } from '@/queries/social/member/me';
import { unreadNotificationsOptions } from '@/queries/social/notification';

const Page = () => <FeedPage {...Route.useRouteContext()} />;

export const Route = createFileRoute('/_shell/_member/')({
  validateSearch: feedSearchSchema,
  loaderDeps: ({ search }) => ({ tab: search.tab ?? ('for-you' as const) }),
  context: ({ deps }) => ({
    feed: feedOptions(deps.tab),
    me: meOptions(),
    unread: unreadNotificationsOptions(),
  }),
  // The count of the shell is there with the first render, so that it moves no link.
  loader: ({ context: { queryClient, feed, me, unread }, cause }) => {
    preloadVirtualizer(feed.queryKey);
    return loadBriefly(queryClient, cause, feed, me, unread);
  },
  staticData: { title: 'Feed' },
  component: Page,
});
