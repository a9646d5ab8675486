import type { QueryClient } from '@tanstack/react-query';
import type { FeedTab } from '@contract/feed';
import { feedOptions } from './feed';
import { meOptions } from '@/queries/social/member/me';

let pendingFeed: Promise<unknown> = Promise.reject(new Error('Nothing was asked for'));
pendingFeed.catch(() => undefined);

/** Resolves once the posts that were asked for first are at hand; rejects where none were, or they do not come. */
export const prefetchedFeed = (): Promise<unknown> => pendingFeed;

/**
 * Asks for the first screen of the feed while its code is still on the way. What fails is shown by the page, which
 * asks again.
 */
export function prefetchFeed(client: QueryClient, tab: FeedTab): void {
  pendingFeed = client.infiniteQuery(feedOptions(tab));
  pendingFeed.catch(() => undefined);
  client.query(meOptions()).catch(() => undefined);
}
