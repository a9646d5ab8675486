import type { QueryClient } from '@tanstack/react-query';
import type { FeedTab } from '@contract/feed';
import { feedOptions } from './feed';
import { meOptions } from './me';

/**
 * Asks for the first screen of the feed while its code is still on the way. What fails is shown by the page, which
 * asks again.
 */
export function primeFeed(client: QueryClient, tab: FeedTab): void {
  client.infiniteQuery(feedOptions(tab)).catch(() => undefined);
  client.query(meOptions()).catch(() => undefined);
}
