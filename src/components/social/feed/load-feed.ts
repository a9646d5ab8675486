import type { QueryClient } from '@tanstack/react-query';
import { loadVirtualizer } from '@/components/social/post/list/load-virtualizer';
import { readReadingPosition } from '@/lib/storage/reading-position';
import { loadBriefly } from '@/queries/loader';
import type { feedOptions } from '@/queries/social/feed/feed';
import type { meOptions } from '@/queries/social/member/me';
import type { unreadNotificationsOptions } from '@/queries/social/notification';

interface Context {
  queryClient: QueryClient;
  feed: ReturnType<typeof feedOptions>;
  me: ReturnType<typeof meOptions>;
  /** The count of the shell is there with the first render, so that it moves no link. */
  unread: ReturnType<typeof unreadNotificationsOptions>;
}

/** Loads the feed's page; for a reader who goes on further down, also the code that shows the place. */
export function loadFeed(
  { queryClient, feed, me, unread }: Context,
  cause: Parameters<typeof loadBriefly>[1],
): Promise<void> {
  if (readReadingPosition(feed.queryKey.join(':'))) void loadVirtualizer();
  return loadBriefly(queryClient, cause, feed, me, unread);
}
