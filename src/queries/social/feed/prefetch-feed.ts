import type { QueryClient } from '@tanstack/react-query';
import type { FeedTab } from '@contract/feed';
import { feedOptions } from './feed';
import { meOptions } from '@/queries/social/member/me';

let asked: Promise<unknown> = Promise.reject(new Error('Nothing was asked for'));
asked.catch(() => undefined);

/** Resolves once the posts that were asked for first are at hand; rejects where none were, or they do not come. */
export const firstPosts = (): Promise<unknown> => asked;

/**
 * Asks for the first screen of the feed while its code is still on the way. What fails is shown by the page, which
 * asks again.
 */
export function primeFeed(client: QueryClient, tab: FeedTab): void {
  asked = client.infiniteQuery(feedOptions(tab));
  asked.catch(() => undefined);
  client.query(meOptions()).catch(() => undefined);
}
